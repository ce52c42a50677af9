import { recordOutcome } from '@peshi/contract/matters/hearings'
import { readStatement, recordStatement } from '@peshi/contract/office/bank-statement'
import { matterMoney, saveFeeTerms } from '@peshi/contract/office/charges'
import { getInvoice } from '@peshi/contract/office/invoices'
import { voidReceipt } from '@peshi/contract/office/receipts'
import type { InvoiceId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { issue, newInvoice, sayIdentity } from '../../../test/invoices.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const none = '01936f00-0000-7000-8000-000000000000' as InvoiceId
const heading = 'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.'
const row = (text: string, amount = '26,250.00') => `18/11/2026,${text},N1,,"${amount}"`
const whole = { text: [heading, row('A')].join('\n'), payments: [{ row: 2, invoice_id: none }] }

async function office(identity: Parameters<typeof sayIdentity>[1] = {}) {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  await sayIdentity(caller, identity)
  const issueOne = async () => issue(caller, (await newInvoice(caller))._id)
  const read = async (text: string) => (await caller.call(readStatement, { body: { text } })).body.data
  const record = (text: string, payments: (typeof whole)['payments']) =>
    caller.call(recordStatement, { body: { text, payments } })
  const detail = async (id: InvoiceId) => (await caller.call(getInvoice, { params: { id } })).body.data
  return { caller, member, issueOne, read, record, detail }
}

ladder(readStatement, () => app, {
  input: { body: { text: whole.text } },
  invalid: { 'a file that is no statement': { body: { text: 'Name,Mobile' } } },
  refused: 'advocate',
})
ladder(recordStatement, () => app, {
  input: { body: whole },
  invalid: {
    'a row that the statement does not have': { body: { ...whole, payments: [{ row: 9, invoice_id: none }] } },
  },
  foreign: async () => {
    const { issueOne } = await office()
    return { body: { ...whole, payments: [{ row: 2, invoice_id: (await issueOne())._id }] } }
  },
  refused: 'clerk',
})

test('a person records the rows of a statement as payments, and the same statement pays nothing twice', async () => {
  const { caller, issueOne, read, record, detail } = await office()
  const [first, second] = [await issueOne(), await issueOne()]
  const text = [
    heading,
    row(`NEFT ${first.number?.replaceAll('/', '')}`),
    row('UPI RAM', '1,000.00'),
    '18/11/2026,X,,,',
  ].join('\r\n')
  const { lines, problems, invoices } = await read(text)
  expect(lines).toMatchObject([
    { row: 2, on: '2026-11-18', amount: 2_625_000, match: 'number', invoice_id: first._id },
    { row: 3, amount: 100_000, match: 'none', invoice_id: null },
  ])
  expect(problems).toEqual([{ row: 4, reason: 'amount' }])
  expect(invoices.map(({ _id, open }) => [_id, open])).toEqual([
    [first._id, 2_625_000],
    [second._id, 2_625_000],
  ])
  const payments = [
    { row: 2, invoice_id: first._id },
    { row: 3, invoice_id: second._id },
  ]
  expect(await record(text, payments)).toMatchObject({ status: 200, body: { data: { recorded: 2 } } })
  expect(await detail(first._id)).toMatchObject({
    state: 'paid',
    receipts: [{ method: 'bank', on: '2026-11-18', reference: expect.stringContaining('NEFT INV') }],
  })
  const partly = await detail(second._id)
  expect(partly).toMatchObject({ state: 'part-paid', paid: 100_000 })

  const longer = [heading, row('OTHER', '7'), ...text.split('\r\n').slice(1)].join('\n')
  expect((await read(longer)).lines.map(({ match }) => match)).toEqual(['none', 'recorded', 'recorded'])
  const again = await record(longer, [{ row: 4, invoice_id: second._id }])
  expect(again).toMatchObject({ status: 409, body: { code: 'statement-recorded' } })
  expect((await detail(second._id)).paid).toBe(100_000)

  const [receipt] = partly.receipts
  if (!receipt) throw new Error('no receipt')
  await caller.call(voidReceipt, { params: { id: receipt._id } })
  expect((await record(longer, [{ row: 4, invoice_id: second._id }])).status).toBe(200)
})

test('the outcomes of a day become an invoice with a discount and two rates, which a statement pays', async () => {
  const { caller, member, read, record, detail } = await office({ mode: 'forward' })
  const matters = [(await followCase(app, member)).matter._id, (await followCase(app, member)).matter._id]
  const invoices: { number: string | null; id: InvoiceId; total: number }[] = []
  for (const [at, id] of matters.entries()) {
    await caller.call(saveFeeTerms, { params: { id }, body: { agreed: null, appearance: 3000 + at } })
    await caller.call(recordOutcome, {
      body: { matter_id: id, date: '2026-11-17', outcome: 'adjourned', next_date: '2026-12-30' },
    })
    const [fee] = (await caller.call(matterMoney, { params: { id } })).body.data.charges
    if (!fee) throw new Error('no fee')
    const products = [
      { item_name: 'Appearance', price: fee.amount, kind: 'fee' as const, charge_id: fee._id },
      { item_name: 'Research', price: 1000, kind: 'fee' as const, tax_percent: 5 },
    ]
    const draft = await newInvoice(caller, { matter_id: id, products, discount: 400 })
    const { _id, number, sum } = await issue(caller, draft._id)
    invoices.push({ number, id: _id, total: sum.total })
  }
  // ₹3,000 at 18 % and ₹1,000 at 5 %, less ₹400: ₹2,700 and ₹900.
  expect(invoices[0]?.total).toBe(413_100)
  const rows = invoices.map(({ number, total }) => row(`UPI ${number}`, (total / 100).toFixed(2)))
  const text = [heading, ...rows].join('\n')
  const { lines } = await read(text)
  expect(lines.map(({ match }) => match)).toEqual(['number', 'number'])
  await record(
    text,
    lines.flatMap(({ row, invoice_id }) => (invoice_id ? [{ row, invoice_id }] : [])),
  )
  for (const { id } of invoices) expect((await detail(id)).state).toBe('paid')
  const [id] = matters
  if (!id) throw new Error('no matter')
  const money = (await caller.call(matterMoney, { params: { id } })).body.data
  expect(money).toMatchObject({ billed: 413_100, paid: 413_100, due: 0, unbilled: 0 })
})

test('of payments that are recorded together, none is kept if one is more than what is open', async () => {
  const { issueOne, record, detail } = await office()
  const { _id } = await issueOne()
  const text = [heading, row('A', '1'), row('B', '26,250')].join('\n')
  const refused = await record(text, [
    { row: 2, invoice_id: _id },
    { row: 3, invoice_id: _id },
  ])
  expect(refused).toMatchObject({ status: 409, body: { code: 'more-than-open' } })
  expect((await detail(_id)).receipts).toEqual([])
})
