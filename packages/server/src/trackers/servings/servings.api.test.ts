import { deleteMatter } from '@peshi/contract/matters/matters'
import type { MatterId, ServingId } from '@peshi/contract/platform/ids'
import { listClocks } from '@peshi/contract/trackers/clocks'
import * as contract from '@peshi/contract/trackers/servings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const someId = '0199f0a4-1111-7abc-8def-000000000001'
const notice = { kind: 'cheque-notice', name: 'Sharma Traders' } as const

async function register() {
  const { caller, matter } = await chamberWithMatter(app)
  const add = async (more: Record<string, unknown> = {}) =>
    (await caller.call(contract.addServing, { body: { matter_id: matter._id, ...notice, ...more } })).body.data
  const edit = async (id: ServingId, body: Record<string, unknown>) =>
    (await caller.call(contract.editServing, { params: { id }, body })).body.data
  const list = async () => (await caller.call(contract.listServings, { query: { matter_id: matter._id } })).body.data
  const clocks = async () =>
    (await caller.call(listClocks, { query: { matter_id: matter._id, state: 'all' } })).body.data.map(
      ({ rule, state, due_on }) => [rule, state === 'done' || state === 'stopped' ? state : 'open', due_on],
    )
  return { caller, matter, add, edit, list, clocks }
}

const foreignId = async () => ({ params: { id: (await (await register()).add())._id } })

ladder(contract.listServings, () => app, {
  input: { query: { matter_id: someId } },
  invalid: { 'a missing matter': { query: {} } },
  foreign: async () => ({ query: { matter_id: (await register()).matter._id } }),
  refused: 'billing',
})
ladder(contract.addServing, () => app, {
  input: { body: { matter_id: someId, ...notice } },
  invalid: { 'an empty name': { body: { matter_id: someId, ...notice, name: ' ' } } },
  foreign: async () => ({ body: { matter_id: (await register()).matter._id as MatterId, ...notice } }),
  refused: 'billing',
})
ladder(contract.editServing, () => app, {
  input: { params: { id: someId }, body: { name: 'X' } },
  invalid: { 'an invalid mode': { params: { id: someId }, body: { mode: 'pigeon' } } },
  foreign: async () => ({ ...(await foreignId()), body: { name: 'X' } }),
  refused: 'billing',
})
ladder(contract.deleteServing, () => app, {
  input: { params: { id: someId } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: foreignId,
  refused: 'billing',
})

test('a cheque notice starts its deadlines in turn', async () => {
  const { add, edit, clocks } = await register()
  const { _id, deadlines } = await add({ cheque_on: '2026-10-28', memo_on: '2026-11-10' })
  expect(deadlines).toEqual([{ rule: 'cheque-notice', title: null, start_on: '2026-11-10', due_on: '2026-12-10' }])
  await edit(_id, { sent_on: '2026-11-20', mode: 'speed-post', consignment: 'EU123456789IN' })
  expect(await clocks()).toEqual([['cheque-notice', 'done', '2026-12-10']])
  const served = await edit(_id, { outcome: 'served', outcome_on: '2026-11-24' })
  expect(served).toMatchObject({ state: 'served', mode: 'speed-post', consignment: 'EU123456789IN' })
  expect(served.deadlines.map(({ rule, due_on }) => [rule, due_on])).toEqual([
    ['cheque-payment', '2026-12-09'],
    // 10 January 2027 is a Sunday.
    ['cheque-complaint', '2027-01-11'],
  ])
})

test('a corrected day of service moves the deadlines, and a withdrawn one closes them', async () => {
  const { add, edit, clocks } = await register()
  const { _id } = await add({ sent_on: '2026-11-20', outcome: 'served', outcome_on: '2026-11-24' })
  await edit(_id, { outcome_on: '2026-11-25' })
  expect((await clocks()).filter(([rule]) => rule === 'cheque-payment').toSorted()).toEqual([
    ['cheque-payment', 'open', '2026-12-10'],
    ['cheque-payment', 'stopped', '2026-12-09'],
  ])
  await edit(_id, { outcome: 'left' })
  expect((await clocks()).filter(([, state]) => state === 'open')).toEqual([])
})

test('deemed service needs its day and its rule, and starts the deadlines as service does', async () => {
  const { caller, add, edit } = await register()
  const { _id } = await add({ sent_on: '2026-11-20', outcome: 'refused', outcome_on: '2026-11-24' })
  const { status } = await caller.call(contract.editServing, { params: { id: _id }, body: { deemed_on: '2026-11-24' } })
  expect(status).toBe(400)
  const deemed = await edit(_id, { deemed_by: 'post', deemed_on: '2026-11-24' })
  expect([deemed.state, deemed.deadlines[0]?.due_on]).toEqual(['deemed', '2026-12-09'])
})

test('an unpaid process fee and a next step are deadlines until they are done', async () => {
  const { add, edit, clocks } = await register()
  const { _id } = await add({
    kind: 'respondent',
    place: 'R-4',
    fee: 20_000,
    fee_due_on: '2026-12-04',
    next_step: 'Fresh address',
    next_on: '2026-12-18',
  })
  expect(await clocks()).toEqual([
    ['process-fee', 'open', '2026-12-04'],
    ['own', 'open', '2026-12-18'],
  ])
  const paid = await edit(_id, { fee_paid_on: '2026-12-01', next_step: null, next_on: null })
  expect([paid.fee, paid.deadlines]).toEqual([20_000, []])
  expect((await clocks()).map(([, state]) => state)).toEqual(['done', 'done'])
})

test('a deleted entry closes its deadlines, and an entry of a deleted matter is not found', async () => {
  const { caller, matter, add, list, clocks } = await register()
  const [gone, kept] = [await add({ memo_on: '2026-11-10' }), await add()]
  await caller.call(contract.deleteServing, { params: { id: gone._id }, query: { version: gone.version } })
  expect((await list()).map(({ _id }) => _id)).toEqual([kept._id])
  expect(await clocks()).toEqual([['cheque-notice', 'stopped', '2026-12-10']])
  await caller.call(deleteMatter, { params: { id: matter._id } })
  const { status } = await caller.call(contract.editServing, { params: { id: kept._id }, body: { name: 'X' } })
  expect(status).toBe(404)
})
