import { setTeam } from '@peshi/contract/chamber/team'
import { listDeadlines } from '@peshi/contract/day/deadlines'
import { today } from '@peshi/contract/day/today'
import { deleteMatter } from '@peshi/contract/matters/matters'
import { matterMoney } from '@peshi/contract/office/charges'
import { getReport } from '@peshi/contract/office/reports'
import * as contract from '@peshi/contract/papers/certified-copies'
import type { CertifiedCopyId, MatterId } from '@peshi/contract/platform/ids'
import { getClock, listClocks, previewClock, startClock, tickClock } from '@peshi/contract/trackers/clocks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newOrder } from '../../../test/cases.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: handClock() })
})
afterAll(() => app.close())

const someId = '0199f0a4-1111-7abc-8def-000000000001'
const judgment = { paper: 'Judgment', order_on: '2026-10-01', applied_on: '2026-10-05' }

async function copies() {
  const chamber = await chamberWithMatter(app)
  const { caller, matter } = chamber
  const add = async (more: object = {}) =>
    (await caller.call(contract.addCertifiedCopy, { body: { matter_id: matter._id, ...judgment, ...more } })).body.data
  const edit = async (id: CertifiedCopyId, body: object) =>
    (await caller.call(contract.editCertifiedCopy, { params: { id }, body })).body.data
  const list = async () =>
    (await caller.call(contract.listCertifiedCopies, { query: { matter_id: matter._id } })).body.data
  const startAppeal = async (more: object = {}) =>
    (
      await caller.call(startClock, {
        body: { matter_id: matter._id, rule: 'appeal-high-court', start_on: '2026-10-01', ...more },
      })
    ).body.data
  const clock = async () => {
    const [found] = (await caller.call(listClocks, { query: { matter_id: matter._id } })).body.data
    return [found?.due_on, found?.copies]
  }
  return { ...chamber, add, edit, list, startAppeal, clock }
}

const foreignId = async () => ({ params: { id: (await (await copies()).add())._id } })

ladder(contract.listCertifiedCopies, () => app, {
  input: { query: { matter_id: someId } },
  invalid: { 'a missing matter': { query: {} } },
  foreign: async () => ({ query: { matter_id: (await copies()).matter._id } }),
  refused: 'billing',
})
ladder(contract.addCertifiedCopy, () => app, {
  input: { body: { matter_id: someId, ...judgment } },
  invalid: {
    'no name of the paper': { body: { matter_id: someId, ...judgment, paper: ' ' } },
    'no date of the order': { body: { ...judgment, matter_id: someId, order_on: '' } },
    'a cost in paise': { body: { matter_id: someId, ...judgment, cost: 10.5 } },
  },
  foreign: async () => ({ body: { matter_id: (await copies()).matter._id as MatterId, ...judgment } }),
  refused: 'billing',
})
ladder(contract.editCertifiedCopy, () => app, {
  input: { params: { id: someId }, body: { ready_on: '2026-10-20' } },
  invalid: { 'a day that does not exist': { params: { id: someId }, body: { ready_on: '2026-02-30' } } },
  foreign: async () => ({ ...(await foreignId()), body: { ready_on: '2026-10-20' } }),
  refused: 'billing',
})
ladder(contract.deleteCertifiedCopy, () => app, {
  input: { params: { id: someId } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: foreignId,
  refused: 'billing',
})

test('a ready copy moves the deadline that runs from its order, and a changed or deleted one moves it back', async () => {
  const { caller, add, edit, startAppeal, clock } = await copies()
  const { due_on, _id } = await startAppeal()
  expect(due_on).toBe('2026-12-30')
  const copy = await add()
  expect(await clock()).toEqual(['2026-12-30', [{ applied_on: '2026-10-05', ready_on: null, days: 0 }]])
  await edit(copy._id, { deficient_on: '2026-10-10', deficiency: 'Folios', deficit: 40 })
  await edit(copy._id, { made_good_on: '2026-10-14' })
  const ready = await edit(copy._id, { ready_on: '2026-10-28' })
  expect(ready).toMatchObject({ state: 'ready', deficiency: 'Folios', deficit: 40 })
  // 5 days to the deficiency and 14 from its payment. 18 January 2027 is a Monday.
  expect(await clock()).toEqual(['2027-01-18', [{ applied_on: '2026-10-05', ready_on: '2026-10-28', days: 19 }]])
  const { counts } = (await caller.call(getClock, { params: { id: _id } })).body.data
  expect(counts[0]?.steps.filter(({ step }) => step === 'excluded')).toHaveLength(2)
  const asked = { matter_id: copy.matter_id, rule: 'appeal-high-court', start_on: '2026-10-01' }
  expect((await caller.call(previewClock, { body: asked })).body.data[0]?.due_on).toBe('2027-01-18')
  await edit(copy._id, { withdrawn_on: '2026-11-01' })
  expect(await clock()).toEqual(['2026-12-30', []])
  await edit(copy._id, { withdrawn_on: null })
  await caller.call(contract.deleteCertifiedCopy, { params: { id: copy._id }, query: {} })
  expect(await clock()).toEqual(['2026-12-30', []])
})

test('a deadline that is added later leaves the time out too, and days that a person typed are not counted twice', async () => {
  const { add, startAppeal } = await copies()
  await add({ ready_on: '2026-10-25' })
  expect((await startAppeal()).due_on).toBe('2027-01-19')
  const typed = await startAppeal({ exclusions: [{ kind: 'copy', from: '2026-10-05', to: '2026-10-25' }] })
  expect([typed.due_on, typed.copies[0]?.days]).toEqual(['2027-01-19', 20])
})

test('only the deadlines of the same order move', async () => {
  const { courtCase, add, edit, startAppeal, clock } = await copies()
  const order = await newOrder(app.db, courtCase.id, { date: '2026-10-01' })
  const other = await newOrder(app.db, courtCase.id, { date: '2026-10-01' })
  const copy = await add({ order_id: order.id, ready_on: '2026-10-25' })
  const ofOther = await startAppeal({ order_id: other.id })
  expect(ofOther.due_on).toBe('2026-12-30')
  await edit(copy._id, { order_id: other.id })
  expect((await clock())[0]).toBe('2027-01-19')
})

test('a moved deadline needs a second reviewer again', async () => {
  const { caller, member, add, startAppeal } = await copies()
  const { _id } = await startAppeal()
  const mate = app.as(await newColleague(app.db, member.chamberId, 'Asha Verma'))
  await mate.call(tickClock, { params: { id: _id }, body: {} })
  await add({ ready_on: '2026-10-25' })
  expect((await caller.call(getClock, { params: { id: _id } })).body.data.ticked).toBeNull()
})

test('days that contradict each other are refused by field', async () => {
  const { caller, add, matter } = await copies()
  const { _id: id } = await add()
  const fields = async (body: object) => {
    const reply = await caller.call(contract.editCertifiedCopy, { params: { id }, body })
    return [reply.status, Object.keys((reply.body as unknown as { fields?: object }).fields ?? {})]
  }
  expect(await fields({ ready_on: '2026-10-04' })).toEqual([400, ['ready_on']])
  expect(await fields({ ready_on: '2026-11-21' })).toEqual([400, ['ready_on']])
  expect(await fields({ delivered_on: '2026-10-20' })).toEqual([400, ['ready_on']])
  expect(await fields({ deficient_on: '2026-10-06', ready_on: '2026-10-20' })).toEqual([400, ['made_good_on']])
  expect(await fields({ deficit: 40 })).toEqual([400, ['deficient_on']])
  expect(await fields({ withdrawn_on: '2026-10-01' })).toEqual([400, ['withdrawn_on']])
  const foreign = await newOrder(app.db, (await copies()).courtCase.id)
  const of = { matter_id: matter._id, ...judgment, order_id: foreign.id }
  expect((await caller.call(contract.addCertifiedCopy, { body: of })).status).toBe(404)
})

test('Today and Deadlines show what must be made good or fetched, until it is', async () => {
  const { caller, add, edit } = await copies()
  const shown = async () => {
    const day = (await caller.call(today)).body.data.copies.map(({ paper, state, since }) => [paper, state, since])
    const due = (await caller.call(listDeadlines)).body.data.map(({ copy, due_on }) => [
      copy?.paper,
      copy?.state,
      due_on,
    ])
    expect(due).toEqual(day)
    return day
  }
  await add({ paper: 'Awaited' })
  const deficient = await add({ paper: 'Decree', deficient_on: '2026-11-02', deficiency: 'Folios' })
  const ready = await add({ ready_on: '2026-11-05' })
  expect(await shown()).toEqual([
    ['Decree', 'deficient', '2026-11-02'],
    ['Judgment', 'ready', '2026-11-05'],
  ])
  const filtered = async (query: object) => (await caller.call(listDeadlines, { query })).body.meta.total
  expect(await filtered({ state: 'past' })).toBe(2)
  expect(await filtered({ state: 'done' })).toBe(0)
  expect(await filtered({ group: 'registry' })).toBe(2)
  expect(await filtered({ group: 'limitation' })).toBe(0)
  expect(await filtered({ search: 'decree' })).toBe(1)
  expect(await filtered({ by: 'person' })).toBe(2)
  await edit(deficient._id, { made_good_on: '2026-11-20' })
  await edit(ready._id, { delivered_on: '2026-11-20', fetched_by: 'R. Shukla' })
  expect(await shown()).toEqual([])
})

test('the cost is an expense of the matter, and follows the entry', async () => {
  const { caller, matter, add, edit } = await copies()
  const charges = async () =>
    (await caller.call(matterMoney, { params: { id: matter._id } })).body.data.charges.map(({ kind, what, amount }) => [
      kind,
      what,
      amount,
    ])
  const { _id: id } = await add({ cost: 120 })
  expect(await charges()).toEqual([['expense', 'Certified copy: Judgment', 120]])
  await edit(id, { cost: 150 })
  await edit(id, { number: '77' })
  expect(await charges()).toEqual([['expense', 'Certified copy: Judgment', 150]])
  await caller.call(contract.deleteCertifiedCopy, { params: { id }, query: {} })
  expect(await charges()).toEqual([])
})

test('the reports list the copies that are awaited and what copies cost', async () => {
  const { caller, matter, add } = await copies()
  await add({ cost: 120, ready_on: '2026-10-25' })
  await add({ cost: 30, ready_on: '2026-10-25', delivered_on: '2026-10-26' })
  const rows = async (report: 'copies-awaited' | 'copy-costs') =>
    (await caller.call(getReport, { params: { report } })).body.data.rows.map(({ title, values }) => [title, values])
  expect(await rows('copies-awaited')).toEqual([[`${matter.title} · Judgment · 05-10-2026`, { days: 46 }]])
  expect(await rows('copy-costs')).toEqual([[expect.any(String), { cost: 15_000 }]])
})

test('a copy of a sensitive or deleted matter is not found', async () => {
  const { caller, member, matter, add } = await copies()
  const { _id: id } = await add({ ready_on: '2026-11-05' })
  const mate = app.as(await newColleague(app.db, member.chamberId, 'Asha Verma'))
  await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
  const edit = { params: { id }, body: { number: '1' } }
  expect((await mate.call(contract.editCertifiedCopy, edit)).status).toBe(404)
  expect((await mate.call(today)).body.data.copies).toEqual([])
  expect((await mate.call(listDeadlines)).body.data).toEqual([])
  await caller.call(deleteMatter, { params: { id: matter._id } })
  expect((await caller.call(contract.editCertifiedCopy, edit)).status).toBe(404)
  expect((await caller.call(today)).body.data.copies).toEqual([])
})
