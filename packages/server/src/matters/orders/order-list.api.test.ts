import { setTeam } from '@peshi/contract/chamber/team'
import { deleteMatter } from '@peshi/contract/matters/matters'
import { listAllOrders, markOrders, readAllOrders } from '@peshi/contract/matters/orders'
import type { OrderId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, type TestApp, testApp } from '../../../test/app.ts'
import { allahabad, delhi, newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { newId } from '../../platform/db/columns.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** A chamber with two matters: at Allahabad with orders of October and November, at Delhi with an undated one. */
async function withOrders() {
  const member = await newChamber(app.db)
  const one = await followCase(app, member, { title: 'Kusum v. State', court: allahabad })
  const other = await followCase(app, member, { title: 'Rao v. Rao', court: delhi })
  const november = await newOrder(app.db, one.courtCase.id, { date: '2026-11-18', judge: 'Hon’ble A. Mathur' })
  const october = await newOrder(app.db, one.courtCase.id, { date: '2026-10-01' })
  const undated = await newOrder(app.db, other.courtCase.id, { date: null, kind: 'judgment' })
  return { member, caller: app.as(member), one, other, november, october, undated }
}

const idsOf = async (caller: Caller, query: Record<string, unknown> = {}) =>
  (await caller.call(listAllOrders, { query })).body.data.map(({ _id }) => _id)

const invalid = { 'an unknown day': { query: { from: '31-11-2026' } } }
ladder(listAllOrders, () => app, { invalid, refused: 'billing' })
ladder(markOrders, () => app, {
  input: { body: { ids: [newId() as OrderId], is_read: true } },
  invalid: { 'no orders': { body: { ids: [], is_read: true } } },
  foreign: async () => ({ body: { ids: [(await withOrders()).november.id], is_read: true } }),
  refused: 'billing',
})
ladder(readAllOrders, () => app, {
  input: { body: {} },
  invalid: { 'an unknown day': { body: { to: 'today' } } },
  refused: 'billing',
})

describe('the orders of all matters', () => {
  test('are listed newest first, with their matters, and undated ones last', async () => {
    const { caller, one, november, october, undated } = await withOrders()
    const { data, meta } = (await caller.call(listAllOrders)).body
    expect(data.map(({ _id }) => _id)).toEqual([november.id, october.id, undated.id])
    expect(data[0]).toMatchObject({
      matter_id: one.matter._id,
      matter_title: 'Kusum v. State',
      hc_name: allahabad,
      date: '2026-11-18',
      is_read: false,
    })
    expect(meta).toEqual({ total: 3, page: 1, perPage: 25, unread: 3 })
    expect(await idsOf(caller, { page: 2, perPage: 2 })).toEqual([undated.id])
  })

  test('are chosen by court, days, and words of the matter or judge', async () => {
    const { caller, november, october, undated } = await withOrders()
    expect(await idsOf(caller, { court: delhi })).toEqual([undated.id])
    expect(await idsOf(caller, { from: '2026-10-02' })).toEqual([november.id])
    expect(await idsOf(caller, { to: '2026-11-17' })).toEqual([october.id])
    expect(await idsOf(caller, { search: 'rao' })).toEqual([undated.id])
    expect(await idsOf(caller, { search: 'mathur' })).toEqual([november.id])
    expect(await idsOf(caller, { search: '%' })).toEqual([])
  })

  test('of a deleted or sensitive matter are not shown to people who may not see the matter', async () => {
    const { caller, member, one, other, undated } = await withOrders()
    const clerk = app.as(await newColleague(app.db, member.chamberId, 'Clerk', 'clerk'))
    const team = { person_ids: [], is_sensitive: true }
    await caller.call(setTeam, { params: { id: one.matter._id }, body: team })
    expect(await idsOf(clerk)).toEqual([undated.id])
    expect((await clerk.call(readAllOrders, { body: {} })).body.data.ids).toEqual([undated.id])
    expect(await idsOf(caller)).toHaveLength(3)
    await caller.call(deleteMatter, { params: { id: other.matter._id } })
    expect(await idsOf(clerk)).toEqual([])
    expect(await idsOf(caller)).toHaveLength(2)
  })

  test('are read or unread for each person', async () => {
    const { caller, member, november, october, undated } = await withOrders()
    const colleague = app.as(await newColleague(app.db, member.chamberId, 'Advocate', 'advocate'))
    const mark = (is_read: boolean) => caller.call(markOrders, { body: { ids: [november.id], is_read } })
    expect((await mark(true)).status).toBe(200)
    expect((await mark(true)).status).toBe(200)
    expect(await idsOf(caller, { unread: 'true' })).toEqual([october.id, undated.id])
    const { meta } = (await caller.call(listAllOrders, { query: { unread: 'true', from: '2026-01-01' } })).body
    expect(meta).toMatchObject({ total: 1, unread: 1 })
    expect(await idsOf(colleague, { unread: 'true' })).toHaveLength(3)
    await mark(false)
    expect(await idsOf(caller, { unread: 'true' })).toHaveLength(3)
  })

  test('are marked as read all at once, only those that the filters choose', async () => {
    const { caller, november, october, undated } = await withOrders()
    const { ids } = (await caller.call(readAllOrders, { body: { court: allahabad } })).body.data
    expect(ids).toEqual([november.id, october.id])
    expect(await idsOf(caller, { unread: 'true' })).toEqual([undated.id])
    expect((await caller.call(readAllOrders, { body: { court: allahabad } })).body.data.ids).toEqual([])
  })
})
