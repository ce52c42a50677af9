import {
  deleteMatter,
  getMatter,
  listDeletedMatters,
  listMatters,
  type Matter,
  restoreMatter,
} from '@peshi/contract/matters/matters'
import { messages } from '@peshi/contract/platform/messages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { readOrders } from '../../courts/courts/courts.jobs.ts'
import { courtCase as caseTable } from '../../platform/db/cases.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { matter as matterTable } from '../../platform/db/matters.schema.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const some = { id: newId() as Matter['_id'] }

ladder(deleteMatter, () => app, {
  input: { params: some },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'clerk',
})

ladder(restoreMatter, () => app, {
  input: { params: some },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: async () => {
    const { caller, matter } = await chamberWithMatter(app)
    await caller.call(deleteMatter, { params: { id: matter._id } })
    return { params: { id: matter._id } }
  },
  refused: 'clerk',
})

ladder(listDeletedMatters, () => app, { refused: 'clerk' })

test('a matter is deleted, shown in the bin, and restored', async () => {
  const { caller, matter } = await chamberWithMatter(app)
  const params = { id: matter._id }
  const deleted = await caller.call(deleteMatter, { params })
  expect([deleted.status, deleted.body.message]).toEqual([200, messages.matterDeleted])
  expect((await caller.call(getMatter, { params })).status).toBe(404)
  expect((await caller.call(listMatters)).body.meta.total).toBe(0)
  expect((await caller.call(deleteMatter, { params })).status).toBe(404)

  const bin = (await caller.call(listDeletedMatters)).body.data
  expect(bin).toHaveLength(1)
  expect(bin[0]).toMatchObject({ _id: matter._id, deleted_by: 'R. Shukla', deleted_at: clock.now().toISOString() })

  const restored = await caller.call(restoreMatter, { params })
  expect([restored.status, restored.body.message, restored.body.data._id]).toEqual([
    200,
    messages.matterRestored,
    matter._id,
  ])
  expect((await caller.call(listMatters)).body.meta.total).toBe(1)
  expect((await caller.call(listDeletedMatters)).body.data).toEqual([])
  expect((await caller.call(restoreMatter, { params })).status).toBe(404)
})

test('another chamber’s bin is not visible', async () => {
  const { caller, matter } = await chamberWithMatter(app)
  await caller.call(deleteMatter, { params: { id: matter._id } })
  const other = app.as(await newChamber(app.db))
  expect((await other.call(listDeletedMatters)).body.data).toEqual([])
})

test('a restored matter has the court’s later changes and requests its new orders', async () => {
  const { caller, courtCase, matter } = await chamberWithMatter(app)
  await caller.call(deleteMatter, { params: { id: matter._id } })
  await newOrder(app.db, courtCase.id, { document: 'queued' })
  await app.db.asSystem('court-sync', (tx) =>
    tx.update(caseTable).set({ next_date: '2027-03-01' }).where(eq(caseTable.id, courtCase.id)),
  )
  app.queue.held.length = 0
  const { body } = await caller.call(restoreMatter, { params: { id: matter._id } })
  expect(body.data.next_date).toBe('2027-03-01')
  expect(app.queue.held).toEqual([{ name: readOrders.name, data: { caseId: courtCase.id } }])
})

test('a matter cannot be restored if another matter follows the same case', async () => {
  const { caller, courtCase, matter, member } = await chamberWithMatter(app)
  await caller.call(deleteMatter, { params: { id: matter._id } })
  await app.db.asChamber(member.chamberId, async (tx) => {
    await tx.insert(matterTable).values({
      chamber_id: member.chamberId,
      case_id: courtCase.id,
      type: 'court',
      hc_name: courtCase.court,
      unique_id: courtCase.unique_id,
      case_status: 'pending',
      created_by: member.personId,
      created_at: clock.now(),
    })
  })
  const { status, body } = await caller.call(restoreMatter, { params: { id: matter._id } })
  expect([status, body.code]).toEqual([409, 'followed-again'])
})

test('in every chamber, a matter is deleted permanently after 30 days in the bin', async () => {
  const old = await chamberWithMatter(app)
  const recent = await chamberWithMatter(app)
  const inBin = async ({ member }: typeof old) => (await app.as(member).call(listDeletedMatters)).body.data.length
  await old.caller.call(deleteMatter, { params: { id: old.matter._id } })
  clock.forward(2 * 86_400_000)
  await app.as(recent.member).call(deleteMatter, { params: { id: recent.matter._id } })
  clock.forward(27.9 * 86_400_000)
  await emptyBinOf(app.context, matterTable)
  expect([await inBin(old), await inBin(recent)]).toEqual([1, 1])
  clock.forward(0.2 * 86_400_000)
  expect(await emptyBinOf(app.context, matterTable)).toBeGreaterThanOrEqual(1)
  expect([await inBin(old), await inBin(recent)]).toEqual([0, 1])
})
