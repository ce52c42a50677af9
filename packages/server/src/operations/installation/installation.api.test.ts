import { tmpdir } from 'node:os'
import * as contract from '@peshi/contract/operations/installation'
import type { CourtId, FailedJobId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp, testConfig, testMorning } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { makeOperator } from '../../../test/operators.ts'
import { sendResetCode } from '../../chamber/account/password-reset.jobs.ts'
import { chamberPlan } from '../../chamber/plans/plans.schema.ts'
import { causeList } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { chamber } from '../../platform/db/people.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ context: { config: { ...testConfig, dataDirectory: tmpdir() } } })
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as FailedJobId

ladder(contract.listChambers, () => app, { invalid: { 'page 0': { query: { page: 0 } } } })

const operator = async () => {
  const member = await newChamber(app.db)
  await makeOperator(app, member)
  return app.as(member)
}

test('only operators can open the installation page', async () => {
  const owner = app.as(await newChamber(app.db))
  const replies = [
    await owner.call(contract.getInstallation),
    await owner.call(contract.listChambers),
    await owner.call(contract.retryJob, { params: { id } }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('the installation page shows waiting jobs, failed jobs and storage', async () => {
  const mine = await operator()
  await app.db.asSystem('sign-in', (tx) => app.context.queue.enqueue(tx, sendResetCode, { id: newId() }))
  const { status, body } = await mine.call(contract.getInstallation)
  expect(status).toBe(200)
  expect(body.data.work).toContainEqual({ name: sendResetCode.name, waiting: 1, later: 0, running: 0, oldest: 0 })
  const { version, database, disk } = body.data
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(database.size).toBeGreaterThan(1_000_000)
  expect(database.tables).toHaveLength(10)
  expect(database.tables.map(({ size }) => size)).toEqual(
    database.tables.map(({ size }) => size).toSorted((a, b) => b - a),
  )
  expect(disk?.free).toBeLessThanOrEqual(disk?.size ?? 0)
})

test('the installation page names partly read cause lists of today and later days, with problems of any version', async () => {
  const mine = await operator()
  const list = {
    court: 'hc-installation' as CourtId,
    source: 'x',
    title: 'Daily list',
    kind: 'daily' as const,
    pages: 40,
  }
  const checks = {
    read: 0.75,
    unread_pages: [17, 18],
    problems: ['Court 3: item 5 is not there', { kind: 'item-missing' as const, court_no: '3', item: '6' }],
  }
  await app.db.asSystem('list-matching', (tx) =>
    tx.insert(causeList).values([
      { ...list, date: '2099-01-01', checks },
      { ...list, date: '2099-01-02', checks: { read: 0.9, unread_pages: [], problems: [] } },
      { ...list, date: '2020-01-01', checks },
    ]),
  )
  const { body } = await mine.call(contract.getInstallation)
  const { read: _, ...rest } = checks
  expect(body.data.lists).toMatchObject([{ date: '2099-01-01', list_title: 'Daily list', pages: 40, ...rest }])
})

test('a failed job can be started again only once', async () => {
  const mine = await operator()
  const job = {
    id: newId(),
    name: sendResetCode.name,
    data: { id: newId() },
    problem: 'no answer',
    failedAt: testMorning,
  }
  app.queue.failed.push(job)
  const { body } = await mine.call(contract.getInstallation)
  expect(body.data.failed).toEqual([
    { _id: job.id, name: job.name, problem: job.problem, failed_at: job.failedAt.toISOString() },
  ])
  const params = { id: job.id as FailedJobId }
  expect((await mine.call(contract.retryJob, { params })).status).toBe(200)
  expect((await mine.call(contract.retryJob, { params })).status).toBe(404)
})

test('chambers are found by name and shown with plan and figures, but without contents', async () => {
  const mine = await operator()
  const { chamberId } = await newChamber(app.db)
  await app.db.asSystem('seed', async (tx) => {
    await tx.update(chamber).set({ name: 'Vermilion Law' }).where(eq(chamber.id, chamberId))
    await tx.insert(chamberPlan).values({
      chamber_id: chamberId,
      plan: 'chamber',
      name: 'Chamber',
      is_trial: false,
      months: 12,
      price: 0,
      limits: { people: null, matters: null, storage_mb: null },
      ends_on: '2027-01-31',
    })
  })
  const { body } = await mine.call(contract.listChambers, { query: { search: 'vermilion' } })
  expect(body.meta.total).toBe(1)
  expect(body.data).toEqual([
    {
      _id: chamberId,
      name: 'Vermilion Law',
      enabled: true,
      created_at: expect.any(String),
      expires_at: null,
      plan: 'Chamber',
      is_trial: false,
      ends_on: '2027-01-31',
      people: 1,
      matters: 0,
      storage: 0,
    },
  ])
})
