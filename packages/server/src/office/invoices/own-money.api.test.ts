import { setAccessRules } from '@peshi/contract/chamber/access-rules'
import { setTeam } from '@peshi/contract/chamber/team'
import { addCharge, matterMoney } from '@peshi/contract/office/charges'
import {
  createInvoice,
  deleteInvoice,
  getInvoice,
  invoicePdf,
  listInvoices,
  outstanding,
} from '@peshi/contract/office/invoices'
import type { InvoiceId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { issue, newInvoice, sayIdentity } from '../../../test/invoices.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const whole = { name: 'A', subject: 'B', products: [{ item_name: 'C', price: 0 }] }

describe('an advocate who may see the money of the own matters', () => {
  async function withTwo() {
    const { caller: owner, member, matter } = await chamberWithMatter(app)
    await sayIdentity(owner)
    const advocate = await newColleague(app.db, member.chamberId, 'Meera Rao', 'advocate')
    const other = (await newInvoice(owner, { subject: 'Without a matter' }))._id
    const own = await issue(owner, (await newInvoice(owner, { matter_id: matter._id }))._id)
    const params = { id: matter._id }
    await owner.call(setTeam, { params, body: { person_ids: [advocate.personId] } })
    await owner.call(setAccessRules, { body: { advocates_see_money: true } })
    return { owner, member, advocate: app.as(advocate), params, own: own._id, other }
  }

  test('lists, opens and finds only these invoices', async () => {
    const { owner, advocate, params, own, other } = await withTwo()
    const listed = async () => (await advocate.call(listInvoices)).body
    expect((await listed()).data.map(({ _id }) => _id)).toEqual([own])
    expect((await listed()).meta.total).toBe(1)
    const statuses = async (id: InvoiceId) => [
      (await advocate.call(getInvoice, { params: { id } })).status,
      (await advocate.call(invoicePdf, { params: { id } })).status,
    ]
    expect(await statuses(own)).toEqual([200, 200])
    expect(await statuses(other)).toEqual([404, 404])
    await owner.call(setTeam, { params, body: { person_ids: [] } })
    expect((await listed()).data).toEqual([])
    expect(await statuses(own)).toEqual([404, 404])
  })

  test('sees the money and charges of these matters, and none of another matter', async () => {
    const { owner, advocate, params, member } = await withTwo()
    const other = { id: (await followCase(app, member)).matter._id }
    for (const { id } of [params, other])
      await owner.call(addCharge, {
        body: { matter_id: id, kind: 'court-fee', on: '2026-11-18', what: 'Stamp', amount: 250 },
      })
    const money = async (of: typeof params) => (await advocate.call(matterMoney, { params: of })).body.data
    expect(await money(params)).toMatchObject({ billed: 2_625_000, due: 2_625_000, unbilled: 25_000 })
    expect(await money(other)).toMatchObject({ billed: 0, due: 0, unbilled: 0, charges: [] })
    await owner.call(setAccessRules, { body: { advocates_see_money: false } })
    // A process knows a role for ten seconds.
    clock.forward(10_000)
    expect((await advocate.call(matterMoney, { params })).status).toBe(403)
  })

  test('writes none, and sees no sums of the chamber', async () => {
    const { advocate, own } = await withTwo()
    const refused = [
      await advocate.call(createInvoice, { body: whole }),
      await advocate.call(deleteInvoice, { params: { id: own } }),
      await advocate.call(outstanding),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})
