import {
  archiveWindow,
  dismissListing,
  listArchive,
  listCauseLists,
  listUpcoming,
  markListingsSeen,
  readCauseList,
} from '@peshi/contract/day/cause-lists'
import { deleteMatter, restoreMatter } from '@peshi/contract/matters/matters'
import { addDays } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { listEntry, newSuggestion } from '../../../test/cause-lists.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { newListing } from '../../../test/listings.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { causeList, causeListDay, causeListEntry } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { entryRows } from '../../courts/lists-and-boards/entry-rows.ts'
import { listing } from '../../matters/listings/listings.schema.ts'
import { newId } from '../../platform/db/columns.ts'

const clock = handClock()
const today = '2026-11-20'
const id = '01936f00-0000-7000-8000-000000000000'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

type Listed = Awaited<ReturnType<typeof chamberWithMatter>>
const list = ({ member, matter }: Pick<Listed, 'member' | 'matter'>, date: string, item = '1', court_no = '3') =>
  newListing(app.db, member, matter, { date, court_no, item })

async function readList(court: CourtId, date: string, entries: Parameters<typeof entryRows>[1]): Promise<string> {
  const listId = newId()
  const place = { court, date, kind: 'daily' as const }
  await app.db.asSystem('list-matching', async (tx) => {
    const list = { ...place, id: listId, source: listId, title: 'Daily list', revision: 1, read_at: clock.now() }
    await tx.insert(causeList).values({ ...list, entries: entries.length })
    const rows = entryRows(place, entries).map((row) => ({ ...row, list_id: listId, revision: 1 }))
    if (rows.length > 0) await tx.insert(causeListEntry).values(rows)
  })
  return listId
}

ladder(listArchive, () => app, {
  invalid: {
    'an invalid day': { query: { from: '2026-13-01' } },
    'an end before the start': { query: { from: '2026-11-02', to: '2026-11-01' } },
    'zero listings on a page': { query: { perPage: 0 } },
    'an unknown sort order': { query: { order: '2' } },
  },
  refused: 'client',
})
ladder(listCauseLists, () => app, {
  input: { query: { date: today } },
  invalid: { 'an invalid day': { query: { date: '2026-13-01' } } },
  refused: 'client',
})
ladder(readCauseList, () => app, {
  input: { params: { id } },
  invalid: { 'page zero': { params: { id }, query: { page: 0 } } },
  foreign: async () => ({ params: { id: await readList('hc-bombay' as CourtId, today, []) } }),
  refused: 'client',
})
ladder(listUpcoming, () => app, { refused: 'client' })
ladder(markListingsSeen, () => app, {
  input: { body: { until: '2026-11-20T04:00:00Z' } },
  invalid: { 'an invalid time': { body: { until: 'now' } } },
  refused: 'client',
})
ladder(dismissListing, () => app, {
  input: { params: { id } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: async () => ({ params: { id: await newSuggestion(app.db, await newChamber(app.db), today) } }),
  refused: 'billing',
})

describe('the archive’s period', () => {
  test.each([
    ['before six in the evening', '2026-11-20T17:59:59+05:30', '2026-10-21', '2026-11-19'],
    ['from six in the evening', '2026-11-20T18:00:00+05:30', '2026-10-21', '2026-11-20'],
    ['after midnight in India', '2026-11-21T00:30:00+05:30', '2026-10-22', '2026-11-20'],
  ])('%s (%s), the archive covers the days from %s to %s', (_name, now, from, to) => {
    expect(archiveWindow(new Date(now))).toEqual({ from, to })
  })
})

describe('the cause list archive', () => {
  test('the archive has 15 listings a page, newest day first, sorted by court, room and item', async () => {
    const one = await chamberWithMatter(app)
    const other = await followCase(app, one.member)
    for (const days of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 30]) await list(one, addDays(today, -days))
    await list({ ...one, matter: other.matter }, addDays(today, -1), '7', '10')
    for (const outside of [today, addDays(today, -31), addDays(today, 3)]) await list(one, outside)

    const first = await one.caller.call(listArchive)
    expect(first.status).toBe(200)
    expect(first.body.meta).toEqual({ total: 16, page: 1, perPage: 15, from: '2026-10-21', to: '2026-11-19' })
    expect(first.body.data).toHaveLength(15)
    expect(first.body.data.slice(0, 3)).toMatchObject([
      { date: '2026-11-19', court_no: '3', item: '1', ctitle: one.matter.title, matter_id: one.matter._id },
      { date: '2026-11-19', court_no: '10', item: '7', datetime: '2026-11-18T18:30:00.000Z' },
      { date: '2026-11-18' },
    ])
    const second = await one.caller.call(listArchive, { query: { page: 2 } })
    expect(second.body.data.map(({ date }) => date)).toEqual(['2026-10-21'])
  })

  test('a person can read older days of the archive, and sort it with the oldest day first', async () => {
    const one = await chamberWithMatter(app)
    for (const date of ['2026-01-05', '2026-02-05', '2026-11-18']) await list(one, date)
    const asked = { query: { from: '2026-01-01', to: '2026-03-01', order: '1' as const, perPage: 1 } }
    const { body } = await one.caller.call(listArchive, asked)
    expect([body.data.map(({ date }) => date), body.meta.total]).toEqual([['2026-01-05'], 2])
    const far = await one.caller.call(listArchive, { query: { to: '2026-01-31' } })
    expect(far.body.meta).toMatchObject({ to: '2026-01-31' })
  })

  test('the archive leaves out removed listings, matters in the bin and matters of other chambers', async () => {
    const one = await chamberWithMatter(app)
    const [gone, binned] = [await followCase(app, one.member), await followCase(app, one.member)]
    for (const { matter } of [one, gone, binned]) await list({ member: one.member, matter }, '2026-11-18')
    await app.db.asChamber(one.member.chamberId, (tx) =>
      tx
        .update(listing)
        .set({ gone_at: clock.now() })
        .where(and(eq(listing.chamber_id, one.member.chamberId), eq(listing.matter_id, gone.matter._id))),
    )
    await one.caller.call(deleteMatter, { params: { id: binned.matter._id } })
    const { body } = await one.caller.call(listArchive)
    expect(body.data.map(({ matter_id }) => matter_id)).toEqual([one.matter._id])
    const stranger = await app.as(await newChamber(app.db)).call(listArchive)
    expect([stranger.body.data, stranger.body.meta.total]).toEqual([[], 0])
  })
})

describe('a list that was read', () => {
  test('a past day has the lists of the chamber’s courts, with when and where they were read', async () => {
    const one = await chamberWithMatter(app)
    const date = '2026-09-01'
    const own = await readList(one.matter.hc_name, date, [listEntry('WRIC/1/2026')])
    await readList(one.matter.hc_name, addDays(date, 1), [listEntry('WRIC/1/2026')])
    await readList('hc-bombay' as CourtId, date, [listEntry('WP/1/2026')])
    const { body } = await one.caller.call(listCauseLists, { query: { date } })
    expect(body.data).toMatchObject([{ _id: own, title: 'Daily list', entries: 1, read_at: clock.now().toISOString() }])
    expect(body.data[0]?.url).toMatch(/^https:/)
  })

  test.each([
    ['WRIC/52/2026', ['2']],
    ['writ c 52 of 2026', ['2']],
    ['ramesh', ['3']],
    ['VERMA', ['4']],
    ['100%', []],
    ['nobody', []],
    ['', ['1', '2', '3', '4']],
  ])('“%s” finds the entries %j', async (search, found) => {
    const one = await chamberWithMatter(app)
    const id = await readList(one.matter.hc_name, '2026-09-03', [
      listEntry('WRIC/51/2026', { item: '1' }),
      listEntry('WRIC/52/2026', { item: '2' }),
      listEntry('WRIC/53/2026', { item: '3', parties: { petitioner: 'RAMESH', respondent: 'STATE' } }),
      listEntry('WRIC/54/2026', { item: '4', advocates: { petitioner: ['A. K. Verma'], respondent: [] } }),
    ])
    const { body } = await one.caller.call(readCauseList, { params: { id }, query: { search } })
    expect([body.data.entries.map(({ item }) => item), body.meta.total]).toEqual([found, found.length])
  })

  test('an entry has the next date that the list prints', async () => {
    const one = await chamberWithMatter(app)
    const entries = [listEntry('WRIC/61/2026', { next_date: '2026-10-05' }), listEntry('WRIC/62/2026', { item: '2' })]
    const id = await readList(one.matter.hc_name, '2026-09-05', entries)
    const { body } = await one.caller.call(readCauseList, { params: { id }, query: {} })
    expect(body.data.entries.map(({ next_date }) => next_date)).toEqual(['2026-10-05', null])
  })

  test('a long list has pages of 50 entries in the order of the list', async () => {
    const one = await chamberWithMatter(app)
    const entries = Array.from({ length: 51 }, (_, at) => listEntry(`WRIC/${at + 1}/2026`, { item: `${at + 1}` }))
    const id = await readList(one.matter.hc_name, '2026-09-04', entries)
    const { body } = await one.caller.call(readCauseList, { params: { id }, query: { page: 2 } })
    expect([body.data.entries.map(({ item }) => item), body.meta]).toEqual([
      ['51'],
      { total: 51, page: 2, perPage: 50 },
    ])
  })
})

describe('upcoming lists', () => {
  const changes = async (one: Pick<Listed, 'caller'>) => {
    const { body } = await one.caller.call(listUpcoming)
    return body.data.listings.map(({ date, change }) => [date, change])
  }

  test('a listing is new until the chamber sees it, and is later marked if it moves or is removed', async () => {
    const one = await chamberWithMatter(app)
    await list(one, '2026-11-23')
    await list(one, '2026-11-18')
    const set = (values: Partial<typeof listing.$inferInsert>) =>
      app.db.asChamber(one.member.chamberId, (tx) =>
        tx.update(listing).set(values).where(eq(listing.chamber_id, one.member.chamberId)),
      )
    await set({ first_seen_at: clock.now() })
    expect(await changes(one)).toEqual([['2026-11-23', 'new']])

    const until = clock.now().toISOString()
    const seen = await one.caller.call(markListingsSeen, { body: { until } })
    expect(seen.body.data.seen).toBe(2)
    expect((await one.caller.call(markListingsSeen, { body: { until } })).body.data.seen).toBe(0)
    expect(await changes(one)).toEqual([['2026-11-23', null]])

    const later = new Date('2026-11-25T00:00:00Z')
    await set({ moved_at: later, moved_from: { court_no: '3', item: '9' } })
    expect(await changes(one)).toEqual([['2026-11-23', 'moved']])
    await set({ gone_at: later })
    expect(await changes(one)).toEqual([['2026-11-23', 'gone']])
  })

  test('if listings are marked as seen up to a time in the future, listings that appear after the request stay unseen', async () => {
    const one = await chamberWithMatter(app)
    await list(one, '2026-11-23')
    const { body } = await one.caller.call(markListingsSeen, { body: { until: '2027-01-01T00:00:00Z' } })
    expect(body.data.seen).toBe(0)
    expect(await changes(one)).toEqual([['2026-11-23', 'new']])
  })

  test('a suggested listing is shown separately until a person dismisses it', async () => {
    const one = await chamberWithMatter(app)
    const suggestion = await newSuggestion(app.db, one.member, today)
    const before = await one.caller.call(listUpcoming)
    expect(before.body.data).toMatchObject({
      listings: [],
      suggestions: [{ _id: suggestion, matter_id: null, matched_by: 'name', ctitle: 'Iqbal v. State' }],
    })
    expect((await one.caller.call(dismissListing, { params: { id: suggestion } })).status).toBe(200)
    expect((await one.caller.call(listUpcoming)).body.data.suggestions).toEqual([])
  })

  test('a listing that was found by its case number cannot be dismissed', async () => {
    const one = await chamberWithMatter(app)
    await list(one, '2026-11-23')
    const [fact] = (await one.caller.call(listUpcoming)).body.data.listings
    expect((await one.caller.call(dismissListing, { params: { id: fact?._id ?? '' } })).status).toBe(404)
  })

  test('the state of reading cause lists is shown only for the chamber’s courts', async () => {
    const one = await chamberWithMatter(app)
    const failing = { date: today, looked_at: clock.now(), failing_since: clock.now(), problem: 'It does not answer.' }
    await app.db.asSystem('list-matching', (tx) =>
      tx.insert(causeListDay).values([
        { court: one.matter.hc_name, ...failing },
        { court: 'hc-bombay' as CourtId, ...failing },
      ]),
    )
    const { body } = await one.caller.call(listUpcoming)
    expect(body.data.readings).toMatchObject([
      { court_id: one.matter.hc_name, read_at: null, problem: 'It does not answer.' },
    ])
  })

  test('a partly read list says how many items and matters of the chamber are known, and which pages are not', async () => {
    const one = await chamberWithMatter(app)
    const list = { date: today, source: 'in part', title: 'Daily list', kind: 'daily' as const, pages: 40, entries: 34 }
    const checks = { read: 0.75, unread_pages: [17, 18], problems: [] }
    await app.db.asSystem('list-matching', (tx) =>
      tx.insert(causeList).values([
        { ...list, court: one.matter.hc_name, checks },
        { ...list, court: 'hc-bombay' as CourtId, checks },
      ]),
    )
    const { body } = await one.caller.call(listUpcoming)
    const { read: _, ...rest } = checks
    expect(body.data.partial).toMatchObject([
      { court_id: one.matter.hc_name, list_title: 'Daily list', entries: 34, mine: 0, ...rest },
    ])
  })
})

test('a matter that is added or restored is found on lists that were already read', async () => {
  const listId = newId()
  const place = { court: 'hc-allahabad' as CourtId, date: '2026-11-24', kind: 'daily' as const }
  await app.db.asSystem('list-matching', async (tx) => {
    await tx.insert(causeList).values({ ...place, id: listId, source: listId, title: 'List', revision: 1, entries: 1 })
    const rows = entryRows(place, [listEntry('WRIC/7007/2024', { item: '12' })])
    await tx.insert(causeListEntry).values(rows.map((row) => ({ ...row, list_id: listId, revision: 1 })))
  })
  const one = await chamberWithMatter(app, { case_number: '7007' })
  const upcoming = async () => (await one.caller.call(listUpcoming)).body.data.listings
  expect(await upcoming()).toMatchObject([{ matter_id: one.matter._id, item: '12', matched_by: 'number' }])
  await one.caller.call(deleteMatter, { params: { id: one.matter._id } })
  expect(await upcoming()).toEqual([])
  await one.caller.call(restoreMatter, { params: { id: one.matter._id } })
  expect(await upcoming()).toHaveLength(1)
})
