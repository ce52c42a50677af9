import { today } from '@peshi/contract/day/today'
import { hearingQueues, recordOutcome } from '@peshi/contract/matters/hearings'
import { deleteMatter } from '@peshi/contract/matters/matters'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testMorning } from '../../../test/app.ts'
import { delhi, newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { newListing } from '../../../test/listings.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { listing } from '../../matters/listings/listings.schema.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

ladder(today, () => app, { refused: 'client' })

const hours = (count: number) => new Date(testMorning.getTime() + count * 3_600_000)

test('for a chamber without matters, Today shows zero counts and an overview of fourteen days', async () => {
  const { status, body } = await app.as(await newChamber(app.db)).call(today)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    date: '2026-11-20',
    listed: [],
    counts: { hearings_today: 0, listed_today: 0, new_orders: 0, listed_week: 0, no_next_date: 0, total: 0 },
    new_orders: [],
  })
  expect(body.data.load.map((day) => day.date)).toEqual(
    Array.from({ length: 14 }, (_, day) => new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10)),
  )
})

test('Today shows the day’s matters, and counts the week’s matters and matters without a next date', async () => {
  const member = await newChamber(app.db)
  const follow = (own: object) => followCase(app, member, own)
  await follow({ title: 'Z v. Y', next_date: '2026-11-20' })
  await follow({ title: 'A v. B', next_date: '2026-11-20' })
  await follow({ title: 'Delhi', court: delhi, next_date: '2026-11-20', case_year: 2019 })
  await follow({ title: 'Disposed today', next_date: '2026-11-20', status: 'disposed' })
  await follow({ next_date: '2026-11-26' })
  await follow({ next_date: '2026-11-27' })
  await follow({ next_date: '2026-12-03' })
  await follow({ next_date: '2026-12-04' })
  await follow({ next_date: '2026-11-19' })
  await follow({ next_date: null })
  const deleted = await follow({ next_date: '2026-11-20' })
  await app.as(member).call(deleteMatter, { params: { id: deleted.matter._id } })

  const { data } = (await app.as(member).call(today)).body
  expect(data.listed.map((matter) => matter.title)).toEqual(['A v. B', 'Z v. Y', 'Delhi'])
  expect(data.counts).toEqual({
    hearings_today: 3,
    listed_today: 0,
    new_orders: 0,
    listed_week: 4,
    no_next_date: 2,
    total: 10,
  })
  expect(data.load.filter((day) => day.count > 0)).toEqual([
    { date: '2026-11-20', count: 3 },
    { date: '2026-11-26', count: 1 },
    { date: '2026-11-27', count: 1 },
    { date: '2026-12-03', count: 1 },
  ])
})

test('a matter on today’s cause list counts for today, even with another next date on record', async () => {
  const member = await newChamber(app.db)
  const { matter } = await followCase(app, member, { title: 'On the supplementary list', next_date: '2026-12-01' })
  await newListing(app.db, member, matter, { date: '2026-11-20', court_no: '42', item: '17' })
  const { data } = (await app.as(member).call(today)).body
  expect(data.listed.map(({ title }) => title)).toEqual(['On the supplementary list'])
  expect([data.counts.hearings_today, data.counts.listed_today, data.load[0]?.count]).toEqual([1, 1, 1])
})

test('a matter with reserved judgment is not counted among matters without a next date', async () => {
  const member = await newChamber(app.db)
  const { matter } = await followCase(app, member, { next_date: '2026-11-19' })
  const undated = async () => (await app.as(member).call(today)).body.data.counts.no_next_date
  expect(await undated()).toBe(1)
  const outcome = { matter_id: matter._id, date: '2026-11-19', outcome: 'reserved' as const, next_date: null }
  expect((await app.as(member).call(recordOutcome, { body: outcome })).status).toBe(200)
  expect(await undated()).toBe(0)
})

test('after an outcome is saved, Today shows the outcome and still lists the matter', async () => {
  const member = await newChamber(app.db)
  const { matter } = await followCase(app, member, { next_date: '2026-11-20' })
  const outcome = { matter_id: matter._id, date: '2026-11-20', outcome: 'adjourned' as const, next_date: '2026-12-04' }
  expect((await app.as(member).call(recordOutcome, { body: outcome })).status).toBe(200)
  const { data } = (await app.as(member).call(today)).body
  expect(data.outcomes).toEqual([{ matter_id: matter._id, outcome: 'adjourned' }])
  expect(data.listed).toHaveLength(1)
})

test('new orders are the orders read after the matter was added, newest first', async () => {
  const { caller, courtCase, matter } = await chamberWithMatter(app)
  await newOrder(app.db, courtCase.id, { seen_at: hours(-1) })
  const second = await newOrder(app.db, courtCase.id, { seen_at: hours(2), kind: 'judgment' })
  const first = await newOrder(app.db, courtCase.id, { seen_at: hours(1) })
  const other = await chamberWithMatter(app)
  await newOrder(app.db, other.courtCase.id, { seen_at: hours(3) })
  const { data } = (await caller.call(today)).body
  expect(data.counts.new_orders).toBe(2)
  expect(data.new_orders.map((order) => order._id)).toEqual([second.id, first.id])
  expect(data.new_orders[0]).toEqual({
    _id: second.id,
    matter_id: matter._id,
    title: matter.title,
    date: '2026-11-18',
    kind: 'judgment',
    seen_at: hours(2).toISOString(),
  })
})

test('from 16:00, Today shows tomorrow’s matters and the two cities in which they are listed', async () => {
  const member = await newChamber(app.db)
  const read = async () => (await app.as(member).call(today)).body.data.tomorrow
  await followCase(app, member, { title: 'Morrow v. State', next_date: '2026-11-21' })
  await followCase(app, member, { title: 'At Delhi', court: delhi, next_date: '2026-11-21' })
  await followCase(app, member, { title: 'Another day', next_date: '2026-11-22' })
  expect(await read()).toBeNull()
  const afternoon = new Date('2026-11-20T16:00:00+05:30').getTime() - clock.now().getTime()
  clock.forward(afternoon)
  const tomorrow = await read()
  clock.forward(-afternoon)
  expect(tomorrow?.entries.map(({ ctitle }) => ctitle).toSorted()).toEqual(['At Delhi', 'Morrow v. State'])
  expect([tomorrow?.date, tomorrow?.cities.length]).toEqual(['2026-11-21', 2])
})

test('of five hearings today, two are on a list so far', async () => {
  const member = await newChamber(app.db)
  for (const at of [0, 1, 2, 3, 4]) {
    const { matter } = await followCase(app, member, { title: `Matter ${at}`, next_date: '2026-11-20' })
    if (at < 2) await newListing(app.db, member, matter, { date: '2026-11-20', court_no: '4', item: `${at + 1}` })
  }
  const { counts } = (await app.as(member).call(today)).body.data
  expect([counts.hearings_today, counts.listed_today]).toEqual([5, 2])
})

test('an item that the court deleted from its list is shown today and on the day before, and is not counted', async () => {
  const member = await newChamber(app.db)
  const { matter } = await followCase(app, member, { title: 'Moved v. State', next_date: '2026-12-01' })
  for (const date of ['2026-11-20', '2026-11-21'] as const)
    await newListing(app.db, member, matter, { date, court_no: '4', item: '28' })
  const text = 'ITEM NO. 28 IS DELETED AND NOW LISTED BEFORE DB-II'
  const change = {
    kind: 'deleted',
    instead: 'DB-II',
    text,
    list: 'Deletion note',
    at: clock.now().toISOString(),
  } as const
  await app.db.asSystem('list-matching', (tx) =>
    tx
      .update(listing)
      .set({ gone_at: clock.now(), changes: [change] })
      .where(eq(listing.matter_id, matter._id)),
  )
  const afternoon = new Date('2026-11-20T16:00:00+05:30').getTime() - clock.now().getTime()
  clock.forward(afternoon)
  const { data } = (await app.as(member).call(today)).body
  clock.forward(-afternoon)
  const deleted = [{ ctitle: 'Moved v. State', item: '28', is_dropped: true, change: { instead: 'DB-II' } }]
  expect(data).toMatchObject({ listed: [], taken_off: deleted, tomorrow: { entries: deleted } })
  expect([data.counts.hearings_today, data.load[0]?.count]).toEqual([0, 0])
})

test('every hearing of today lacks its outcome once its court has risen', async () => {
  const member = await newChamber(app.db)
  const missing = async (time: string) => {
    const until = new Date(`2026-11-20T${time}:00+05:30`).getTime() - clock.now().getTime()
    clock.forward(until)
    const { total } = (await app.as(member).call(hearingQueues)).body.data.outcome_missing
    clock.forward(-until)
    return total
  }
  await followCase(app, member, { next_date: '2026-11-20' })
  await followCase(app, member, { court: delhi, next_date: '2026-11-20', case_year: 2019 })
  const { matter } = await followCase(app, member, { next_date: '2026-12-01' })
  await newListing(app.db, member, matter, { date: '2026-11-20', court_no: '4', item: '9' })
  expect([await missing('16:29'), await missing('16:30')]).toEqual([0, 3])
  const outcome = { matter_id: matter._id, date: '2026-11-20', outcome: 'adjourned' as const, next_date: '2026-12-01' }
  await app.as(member).call(recordOutcome, { body: outcome })
  expect(await missing('16:30')).toBe(2)
})

test('after 18:30 UTC, Today shows the day that has begun in India', async () => {
  const { member } = await chamberWithMatter(app, { next_date: '2026-11-21' })
  clock.forward(14.6 * 3_600_000)
  const { data } = (await app.as(member).call(today)).body
  expect([data.date, data.counts.hearings_today]).toEqual(['2026-11-21', 1])
})
