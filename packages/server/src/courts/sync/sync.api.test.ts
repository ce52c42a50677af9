import { courtsHealth } from '@peshi/contract/courts/courts'
import { listSync, retrySync } from '@peshi/contract/courts/sync'
import { deleteMatter } from '@peshi/contract/matters/matters'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { allahabad, delhi } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { noCourts } from '../../../test/courts.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { courtHealth, operatorHealth } from '../courts/courts.schema.ts'
import { refreshCases } from './sync.jobs.ts'

const clock = handClock()
const off = 'hc-bombay' as CourtId
let app: TestApp
beforeAll(async () => {
  const courts = { ...noCourts, operatorOf: (court: CourtId) => (court === off ? null : `operator of ${court}`) }
  app = await testApp({ clock, context: { courts } })
})
afterAll(() => app.close())
afterEach(async () => {
  await app.db.asSystem('court-sync', async (tx) => {
    await tx.delete(courtHealth)
    await tx.delete(operatorHealth)
  })
  app.queue.held.length = 0
})

const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000)

ladder(listSync, () => app, { refused: 'client' })
ladder(retrySync, () => app, {
  input: { body: { court: delhi } },
  invalid: { 'a missing court': { body: {} }, 'an invalid court': { body: { court: 'no court' } } },
  foreign: async () => {
    await chamberWithMatter(app, { court: delhi })
    return { body: { court: delhi } }
  },
  refused: 'clerk',
})

test('a chamber without matters has an empty list of courts', async () => {
  const { status, body } = await app.as(await newChamber(app.db)).call(listSync)
  expect([status, body.data]).toEqual([200, []])
})

test('each court shows its numbers of followed, due, failed and waiting cases, and its oldest reading', async () => {
  const member = await newChamber(app.db)
  const follow = (own: object) => followCase(app, member, { due_at: hours(5), ...own })
  await follow({ court: delhi, read_at: hours(-3) })
  await follow({ court: delhi, read_at: hours(-30), due_at: hours(-6) })
  await follow({ court: delhi, read_at: hours(-4), due_at: hours(-1), failing_since: hours(-2), problem: 'Why.' })
  await follow({ court: delhi, due_at: hours(-1), sync_state: 'needs-look' })
  await follow({ court: allahabad, read_at: hours(-2) })
  const gone = await follow({ court: delhi, read_at: hours(-90) })
  await app.as(member).call(deleteMatter, { params: { id: gone.matter._id } })
  await chamberWithMatter(app, { court: delhi, read_at: hours(-500) })

  const { body } = await app.as(member).call(listSync)
  expect(body.data).toMatchObject([
    { unique_id: allahabad, obstacle: null, followed: 1, due_now: 0, failed: 0, problem: null },
    {
      unique_id: delhi,
      title: 'High Court of Delhi',
      followed: 4,
      due_now: 2,
      failed: 1,
      problem: 'Why.',
      needs_look: 1,
      oldest_read_at: hours(-30).toISOString(),
    },
  ])
})

ladder(courtsHealth, () => app, { refused: 'client' })

describe('the state shown for the chamber’s courts', () => {
  const healthOf = async (member: Awaited<ReturnType<typeof newChamber>>) =>
    (await app.as(member).call(courtsHealth)).body.data
  const keep = (rows: (typeof courtHealth.$inferInsert)[]) =>
    app.db.asSystem('court-sync', (tx) => tx.insert(courtHealth).values(rows))

  test('only courts of the chamber’s own matters are listed', async () => {
    const [mine, other] = [await newChamber(app.db), await newChamber(app.db)]
    await followCase(app, mine, { court: delhi })
    await followCase(app, other, { court: allahabad })
    expect(await healthOf(mine)).toMatchObject([{ unique_id: delhi, short: 'Delhi HC', state: 'never' }])
  })

  test('a court whose lists Peshi does not read says why, with the address of its lists', async () => {
    const member = await newChamber(app.db)
    await followCase(app, member, { court: 'hc-lucknow' as CourtId })
    expect((await healthOf(member))[0]?.lists).toEqual({
      are_read: false,
      unread: 'form-unknown',
      url: expect.stringMatching(/^https:/),
      waiting: [],
      unplaced: [],
    })
  })

  test('a court that was last read on an earlier day owes no reading of today, and is not shown as read', async () => {
    const member = await newChamber(app.db)
    await followCase(app, member, { court: delhi })
    await keep([{ court: delhi, last_success_at: hours(-30) }])
    expect(await healthOf(member)).toMatchObject([{ state: 'idle' }])
  })

  test('a court of which Peshi reads nothing is kept by hand', async () => {
    const member = await newChamber(app.db)
    await followCase(app, member, { court: off })
    expect(await healthOf(member)).toMatchObject([{ state: 'by-hand', parts: [] }])
  })

  test('a court’s case readings still count as failing after orders are read', async () => {
    const member = await newChamber(app.db)
    await followCase(app, member, { court: delhi })
    await keep([
      {
        court: delhi,
        part: 'cases',
        last_success_at: hours(-20),
        failing_since: hours(-14),
        failure: 'down',
        failures: 9,
      },
      { court: delhi, part: 'orders', last_success_at: hours(0) },
    ])
    expect(await healthOf(member)).toMatchObject([
      {
        state: 'failing',
        failure: 'down',
        failing_since: hours(-14).toISOString(),
        parts: [
          { part: 'cases', state: 'failing', last_success_at: hours(-20).toISOString() },
          { part: 'orders', state: 'read' },
        ],
      },
    ])
  })

  test('a court counts as failing if its site operator is failing, even without a failed request', async () => {
    const member = await newChamber(app.db)
    for (const court of [delhi, allahabad]) await followCase(app, member, { court })
    await keep([delhi, allahabad].map((court) => ({ court, last_success_at: hours(-9) })))
    const down = { failures: 6, failing_since: hours(-7), resting_until: hours(1) }
    await app.db.asSystem('court-sync', (tx) =>
      tx.insert(operatorHealth).values({ operator: `operator of ${delhi}`, ...down }),
    )
    expect(await healthOf(member)).toMatchObject([
      { unique_id: allahabad, state: 'read', failing_since: null },
      { unique_id: delhi, state: 'failing', failing_since: hours(-7).toISOString() },
    ])
    const { body } = await app.as(member).call(listSync)
    expect(body.data[1]).toMatchObject({ obstacle: 'resting' })
  })

  test('an overdue case with a hearing today makes its court late, or failing if long overdue', async () => {
    const member = await newChamber(app.db)
    const { courtCase: listed } = await followCase(app, member, { court: delhi, next_date: courtDateAt(clock.now()) })
    const due = (changes: Partial<typeof courtCase.$inferInsert>) =>
      app.db.asSystem('court-sync', (tx) => tx.update(courtCase).set(changes).where(eq(courtCase.id, listed.id)))
    await due({ read_at: hours(-6), due_at: hours(-0.1) })
    expect(await healthOf(member)).toMatchObject([{ state: 'reading', last_success_at: hours(-6).toISOString() }])
    await due({ read_at: hours(-7), due_at: hours(-1) })
    expect(await healthOf(member)).toMatchObject([{ state: 'late', last_success_at: hours(-7).toISOString() }])
    await due({ read_at: hours(-13), due_at: hours(-7) })
    expect(await healthOf(member)).toMatchObject([{ state: 'failing', failing_since: hours(-7).toISOString() }])
    await due({ read_at: hours(-1), due_at: hours(5) })
    expect(await healthOf(member)).toMatchObject([{ state: 'read', last_success_at: hours(-1).toISOString() }])
  })
})

test('what keeps Peshi from reading a court is named, and a pause has its end', async () => {
  const member = await newChamber(app.db)
  for (const court of [delhi, allahabad, off]) await followCase(app, member, { court })
  await app.db.asSystem('court-sync', async (tx) => {
    const health = { last_success_at: hours(-3), failing_since: hours(-1), failure: 'down' as const, failures: 6 }
    await tx.insert(courtHealth).values([
      { ...health, court: delhi },
      { ...health, court: allahabad },
    ])
    await tx.insert(operatorHealth).values([
      { operator: `operator of ${delhi}`, failures: 6, resting_until: hours(1) },
      { operator: `operator of ${allahabad}`, failures: 6, resting_until: hours(-1) },
    ])
  })
  const { body } = await app.as(member).call(listSync)
  expect(body.data).toMatchObject([
    { unique_id: allahabad, obstacle: 'down', resting_until: null },
    { unique_id: off, obstacle: 'off' },
    { unique_id: delhi, obstacle: 'down', resting_until: hours(1).toISOString() },
  ])
})

const dueAt = (id: string) =>
  app.db.asSystem('court-sync', async (tx) => {
    const [row] = await tx
      .select()
      .from(courtCase)
      .where(eq(courtCase.id, id as never))
    return row?.due_at
  })

test('a retry makes failed and late cases due at once, ends the pause, and wakes a worker', async () => {
  const member = await newChamber(app.db)
  const follow = async (own: object) =>
    (await followCase(app, member, { court: delhi, due_at: hours(5), ...own })).courtCase.id
  const failed = await follow({ failing_since: hours(-2) })
  const late = await follow({ due_at: hours(-3) })
  const well = await follow({})
  const looks = await follow({ failing_since: hours(-2), sync_state: 'needs-look' })
  const theirs = (await chamberWithMatter(app, { court: delhi, failing_since: hours(-2), due_at: hours(5) })).courtCase
  const operator = `operator of ${delhi}`
  await app.db.asSystem('court-sync', (tx) =>
    tx.insert(operatorHealth).values({ operator, failures: 6, resting_until: hours(1) }),
  )
  app.queue.held.length = 0

  const { status, body } = await app.as(member).call(retrySync, { body: { court: delhi } })
  expect([status, body.data]).toEqual([200, { queued: 2 }])
  expect(await dueAt(failed)).toEqual(clock.now())
  expect(await dueAt(late)).toEqual(hours(-3))
  for (const id of [well, looks, theirs.id]) expect(await dueAt(id)).toEqual(hours(5))
  expect(app.queue.held.map(({ name }) => name)).toEqual([refreshCases.name])
  const [row] = await app.db.asSystem('court-sync', (tx) => tx.select().from(operatorHealth))
  expect(row).toMatchObject({ failures: 6, resting_until: null })
})

test('a retry changes nothing if no case is failed or late', async () => {
  const member = await newChamber(app.db)
  await followCase(app, member, { court: delhi, due_at: hours(5) })
  app.queue.held.length = 0
  const { body } = await app.as(member).call(retrySync, { body: { court: delhi } })
  expect([body.data, app.queue.held]).toEqual([{ queued: 0 }, []])
})

test('a retry at a court that is switched off is refused with the reason', async () => {
  const member = await newChamber(app.db)
  await followCase(app, member, { court: off })
  const { status, body } = await app.as(member).call(retrySync, { body: { court: off } })
  expect([status, body.code]).toEqual([409, 'court-not-available'])
})
