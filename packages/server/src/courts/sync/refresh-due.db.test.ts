import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { CourtDown } from '@peshi/courts/errors'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newCase } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { allahabad, caseRecord, delhi, fakeCourt } from '../../../test/fake-court.ts'
import { followCase } from '../../../test/matters.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { openCourtAccess } from '../courts/open-court-access.ts'
import { dueCasesRepo } from './due-cases.repo.ts'
import { createRefreshDue } from './refresh-due.ts'
import { reportEachCourt } from './report-courts.ts'

const court = fakeCourt()
const clock = handClock()
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let tests: TestApp
let worker: () => (signal: AbortSignal) => Promise<void>

beforeAll(async () => {
  const db = await testDatabase()
  const courts = openCourtAccess({
    config: { courts: 'all', sandboxUrl: null, operatorContact: 'tests@example.in' },
    db,
    clock,
    log,
    connectorOf: () => court.connector,
    perSecond: 1000,
  })
  tests = await testApp({ clock, context: { db, courts } })
  worker = () => createRefreshDue({ ...tests.context, log: log as never })
})
afterAll(() => tests.close())
afterEach(async () => {
  court.failing = null
  court.failures = []
  court.visits.length = 0
  court.slow = null
  log.error.mockClear()
  log.info.mockClear()
  clock.forward(7_200_000)
  const far = new Date(clock.now().getTime() + 86_400_000_000)
  await tests.db.asSystem('court-sync', (tx) => tx.update(courtCase).set({ due_at: far, claimed_until: null }))
})

const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000)
type Own = {
  at?: CourtId
  follows?: boolean
  state?: 'idle' | 'needs-look'
  listed?: string | null
  status?: 'pending' | 'disposed'
}

async function due(
  hoursAgo: number,
  { at = delhi, follows = true, state = 'idle', listed = null, status = 'pending' }: Own = {},
) {
  const own = { court: at, read_at: hours(-100), sync_state: state, next_date: listed, status }
  const made = follows
    ? (await followCase(tests, await newChamber(tests.db), own)).courtCase
    : await newCase(tests.db, own)
  const number = made.case_number
  const { petitioners } = made.record
  court.cases.set(number, caseRecord(number, { court: at, case_type: made.case_type, petitioners }))
  await tests.db.asSystem('court-sync', (tx) =>
    tx
      .update(courtCase)
      .set({ ref: { id: number }, due_at: hours(-hoursAgo) })
      .where(eq(courtCase.id, made.id)),
  )
  const row = () =>
    tests.db.asSystem('court-sync', async (tx) => {
      const [found] = await tx.select().from(courtCase).where(eq(courtCase.id, made.id))
      if (!found) throw new Error('no case')
      return found
    })
  const isRead = async () => (await row()).read_at.getTime() === clock.now().getTime()
  return { id: made.id, number, row, isRead }
}

const never = new AbortController().signal

test('only followed cases that are due and do not wait for a person are read', async () => {
  const [here, elsewhere] = [await due(1), await due(0, { at: allahabad })]
  const left = [await due(-1), await due(40, { follows: false }), await due(40, { state: 'needs-look' })]
  await worker()(never)
  for (const one of [here, elsewhere]) {
    expect(await one.isRead()).toBe(true)
    const { due_at, claimed_until } = await one.row()
    expect(due_at.getTime()).toBeGreaterThan(clock.now().getTime())
    expect(claimed_until).toBeNull()
  }
  for (const one of left) expect(await one.isRead()).toBe(false)
  expect((await left[1]?.row())?.due_at).toEqual(hours(24))
})

test('the case due for the longest time is read first, and a failing case delays no other case', async () => {
  const [second, first, third] = [await due(30), await due(50), await due(25)]
  court.failures = [new CourtDown('x')]
  await worker()(never)
  expect(await first.row()).toMatchObject({ failures: 1, due_at: hours(0.5), failing_since: clock.now() })
  for (const one of [second, third]) expect(await one.isRead()).toBe(true)
  clock.forward(1_800_000)
  await worker()(never)
  expect(await first.isRead()).toBe(true)
  expect(await first.row()).toMatchObject({ failures: 0, failing_since: null })
})

test('a case with a near hearing is read before cases due earlier, unless those are a week overdue', async () => {
  const today = courtDateAt(clock.now())
  const cases = {
    old: await due(60),
    veryOld: await due(24 * 8),
    tomorrow: await due(1, { listed: addDays(today, 1) }),
    yesterday: await due(3, { listed: addDays(today, -1) }),
    nextWeek: await due(2, { listed: addDays(today, 7) }),
    disposed: await due(59, { listed: today, status: 'disposed' }),
  }
  const claim = await tests.db.asSystem('court-sync', (tx) =>
    dueCasesRepo(tx, clock.now()).claim([allahabad, delhi], 10, hours(1)),
  )
  const names = new Map(Object.entries(cases).map(([name, { id }]) => [id, name]))
  expect(claim.cases.map((id) => names.get(id))).toEqual([
    'veryOld',
    'yesterday',
    'tomorrow',
    'old',
    'disposed',
    'nextWeek',
  ])
})

test('two workers together read each due case only once', async () => {
  const cases = []
  for (let count = 0; count < 12; count += 1) cases.push(await due(count))
  await Promise.all([worker()(never), worker()(never)])
  expect(court.visits).toHaveLength(12)
  for (const one of cases) expect(await one.isRead()).toBe(true)
})

test('a case claimed by a dead worker is read after the claim expires', async () => {
  const one = await due(5)
  const until = hours(0.1)
  await tests.db.asSystem('court-sync', (tx) => dueCasesRepo(tx, clock.now()).claim([delhi], 5, until))
  await worker()(never)
  expect(await one.isRead()).toBe(false)
  clock.forward(360_000)
  await worker()(never)
  expect(await one.isRead()).toBe(true)
})

test('all courts of a failing site operator are paused, and their cases stay due', async () => {
  const cases = []
  for (let count = 0; count < 8; count += 1) cases.push(await due(20 - count, { at: count % 2 ? delhi : allahabad }))
  court.failing = new CourtDown('x')
  await worker()(never)
  expect(court.visits).toHaveLength(5)
  const left = cases.slice(5)
  for (const one of left) expect(await one.row()).toMatchObject({ failing_since: null, claimed_until: null })
  court.failing = null
  clock.forward(60_000)
  await worker()(never)
  for (const one of left) expect(await one.isRead()).toBe(true)
})

test('a case whose matter is in the bin is not read', async () => {
  const gone = await due(30)
  const chambers = await tests.db.asSystem('fan-out', (tx) =>
    tx.select({ id: matter.chamber_id }).from(matter).where(eq(matter.case_id, gone.id)),
  )
  for (const { id } of chambers) {
    await tests.db.asChamber(id, (tx) =>
      tx.update(matter).set({ deleted_at: clock.now() }).where(eq(matter.case_id, gone.id)),
    )
  }
  await worker()(never)
  expect(await gone.isRead()).toBe(false)
})

test('when the server stops, no more cases are read, and claims of unread cases are released', async () => {
  const [one, two] = [await due(30), await due(20)]
  const stopped = new AbortController()
  const hold = Promise.withResolvers<void>()
  court.slow = hold.promise
  const ended = worker()(stopped.signal)
  await expect.poll(() => court.visits).toHaveLength(1)
  stopped.abort()
  hold.resolve()
  await expect(ended).rejects.toThrow('aborted')
  expect(await one.isRead()).toBe(true)
  expect(await two.isRead()).toBe(false)
  expect((await two.row()).claimed_until).toBeNull()
})

test('the hourly report logs one entry for each court', async () => {
  const one = await due(3)
  await due(2, { state: 'needs-look' })
  await reportEachCourt({ ...tests.context, log: log as never })
  const lines = () => log.info.mock.calls.map(([line]) => line).filter((line) => line.court === delhi)
  expect(lines()).toEqual([expect.objectContaining({ due: 1, minutesLate: 180, changed: 0, read: 0 })])
  const record = court.cases.get(one.number)
  if (record) court.cases.set(one.number, { ...record, stage: 'Final hearing', next_hearing_date: '2027-02-02' })
  await worker()(never)
  await reportEachCourt({ ...tests.context, log: log as never })
  expect(lines().at(-1)).toMatchObject({ due: 0, minutesLate: 0, changed: 1, read: 1 })
})
