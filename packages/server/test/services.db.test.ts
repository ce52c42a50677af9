import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readOrders, startCourtJobs } from '../src/courts/courts/courts.jobs.ts'
import { openCourtAccess } from '../src/courts/courts/open-court-access.ts'
import { refreshCases, startSyncJobs } from '../src/courts/sync/sync.jobs.ts'
import { startOrderJobs } from '../src/matters/orders/orders.jobs.ts'
import { courtCase } from '../src/platform/db/cases.schema.ts'
import { handClock, type TestApp, testApp } from './app.ts'
import { newChamber } from './chamber.ts'
import { testDatabase } from './database.ts'
import { caseRecord, delhi, fakeCourt } from './fake-court.ts'
import { followCase } from './matters.ts'

const court = fakeCourt()
const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  const db = await testDatabase()
  const courts = openCourtAccess({
    config: { courts: 'all', sandboxUrl: null, operatorContact: 'tests@example.in' },
    db,
    clock,
    log: { warn: vi.fn(), error: vi.fn() },
    connectorOf: () => court.connector,
    perSecond: 1000,
  })
  tests = await testApp({ clock, context: { db, courts } })
  await startCourtJobs(tests.context)
  await startSyncJobs(tests.context)
  await startOrderJobs(tests.context)
})
afterAll(() => tests.close())

test('the nightly reading and the orders’ job together send one request for a case to the court', async () => {
  const longAgo = new Date(clock.now().getTime() - 7_200_000)
  const { courtCase: known } = await followCase(tests, await newChamber(tests.db), { court: delhi, read_at: longAgo })
  const { id, case_number, case_type, record } = known
  court.cases.set(case_number, caseRecord(case_number, { case_type, petitioners: record.petitioners }))
  await tests.db.asSystem('court-sync', async (tx) => {
    await tx
      .update(courtCase)
      .set({ ref: { id: case_number }, due_at: longAgo })
      .where(eq(courtCase.id, id))
    await tests.queue.enqueue(tx, refreshCases, {})
    await tests.queue.enqueue(tx, readOrders, { caseId: id })
  })
  const answered = Promise.withResolvers<void>()
  court.slow = answered.promise
  const asked = vi.spyOn(tests.context.services.caseStore, 'refresh')
  const jobs = [tests.queue.runHeld(), tests.queue.runHeld()]
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), 30_000)
  answered.resolve()
  await Promise.all(jobs)
  expect(court.visits).toEqual(['case'])
})
