import type { CourtId } from '@peshi/contract/ids'
import { CourtDown } from '@peshi/courts/errors'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { handClock, type TestApp, testApp } from '../../test/app.ts'
import { newCase } from '../../test/cases.ts'
import { newChamber } from '../../test/chamber.ts'
import { testDatabase } from '../../test/database.ts'
import { allahabad, caseRecord, delhi, fakeCourt } from '../../test/fake-court.ts'
import { followCase } from '../../test/matters.ts'
import { courtCase } from '../db/schema/courts.ts'
import { matter } from '../db/schema/matters.ts'
import { createCaseStore } from './case-store.ts'
import { createNightlyRefresh } from './nightly-refresh.ts'
import { openCourtAccess } from './open-court-access.ts'

const court = fakeCourt()
const clock = handClock()
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let tests: TestApp
let refreshFollowed: (signal: AbortSignal) => Promise<void>

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
  const cases = createCaseStore(tests.context)
  refreshFollowed = createNightlyRefresh({ ...tests.context, log: log as never, cases })
})
afterAll(() => tests.close())
afterEach(async () => {
  court.failing = null
  court.failures = []
  log.warn.mockClear()
  await tests.db.asSystem('court-sync', (tx) => tx.update(courtCase).set({ read_at: clock.now() }))
})

/** A case that was last read so many hours ago. */
async function read(hoursAgo: number, { at = delhi, follows = true, state = 'idle' as 'idle' | 'needs-look' } = {}) {
  const read_at = new Date(clock.now().getTime() - hoursAgo * 3_600_000)
  const own = { court: at, read_at, sync_state: state }
  const made = follows
    ? (await followCase(tests, await newChamber(tests.db), own)).courtCase
    : await newCase(tests.db, own)
  const number = made.case_number
  court.cases.set(number, caseRecord(number, { court: at, case_type: made.case_type }))
  await tests.db.asSystem('court-sync', (tx) =>
    tx
      .update(courtCase)
      .set({ ref: { id: number } })
      .where(eq(courtCase.id, made.id)),
  )
  const readAt = () =>
    tests.db.asSystem('court-sync', async (tx) => {
      const [row] = await tx.select().from(courtCase).where(eq(courtCase.id, made.id))
      return row?.read_at.getTime()
    })
  return { id: made.id, number, before: read_at.getTime(), readAt }
}

const never = new AbortController().signal

test('reads what is followed and due, and nothing else', async () => {
  const due = await read(21)
  const elsewhere = await read(30, { at: allahabad as CourtId })
  const left = [await read(19), await read(40, { follows: false }), await read(40, { state: 'needs-look' })]
  await refreshFollowed(never)
  for (const one of [due, elsewhere]) expect(await one.readAt()).toBe(clock.now().getTime())
  for (const one of left) expect(await one.readAt()).toBe(one.before)
  expect(log.warn).not.toHaveBeenCalled()
})

test('takes the longest unread first, passes over what fails, and says what stayed unread', async () => {
  const [second, first, third] = [await read(30), await read(50), await read(25)]
  court.failures = [new CourtDown('x')]
  await refreshFollowed(never)
  expect(await first.readAt()).toBe(first.before)
  for (const one of [second, third]) expect(await one.readAt()).toBe(clock.now().getTime())
  expect(log.warn).toHaveBeenLastCalledWith({ late: [{ court: delhi, due: 1 }] }, expect.any(String))
})

test('does not read for a matter in the bin', async () => {
  const gone = await read(30)
  const chambers = await tests.db.asSystem('fan-out', (tx) =>
    tx.select({ id: matter.chamber_id }).from(matter).where(eq(matter.case_id, gone.id)),
  )
  for (const { id } of chambers) {
    await tests.db.asChamber(id, (tx) =>
      tx.update(matter).set({ deleted_at: clock.now() }).where(eq(matter.case_id, gone.id)),
    )
  }
  await refreshFollowed(never)
  expect(await gone.readAt()).toBe(gone.before)
})

test('ends when the server stops, to be taken up by the next start', async () => {
  const due = await read(30)
  const stopped = new AbortController()
  stopped.abort()
  await expect(refreshFollowed(stopped.signal)).rejects.toThrow('aborted')
  expect(await due.readAt()).toBe(due.before)
})
