import { createCreditNote, creditNotePdf, lastDayToCredit, mailCreditNote } from '@peshi/contract/office/credit-notes'
import { deleteInvoice, getInvoice, outstanding } from '@peshi/contract/office/invoices'
import { clientLedger, drawAdvance, payInvoice, voidReceipt } from '@peshi/contract/office/receipts'
import type { ClientId, CreditNoteId, InvoiceId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { issue, newInvoice, sayIdentity } from '../../../test/invoices.ts'
import { ladder } from '../../../test/ladder.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: handClock() })
})
afterAll(() => app.close())

const none = '01936f00-0000-7000-8000-000000000000'
const on = '2026-11-20'
const body = { fees: 5000, reason: 'Billed twice' }

async function billed(own: Parameters<typeof newInvoice>[1] = {}) {
  const caller = app.as(await newChamber(app.db))
  await sayIdentity(caller, { mode: 'forward' })
  const client_id = (await newClient(caller))._id as ClientId
  const draft = { client_id, mode: 'forward' as const, tds_percent: 10, ...own }
  const { _id: id } = await issue(caller, (await newInvoice(caller, draft))._id)
  const params = { id }
  return {
    caller,
    id,
    client_id,
    params,
    credit: (more: object = {}) => caller.call(createCreditNote, { params, body: { ...body, ...more } }),
    read: async () => (await caller.call(getInvoice, { params })).body.data,
    pay: (amount: number, tds = 0) =>
      caller.call(payInvoice, { params, body: { amount, tds, on, method: 'upi' as const } }),
    account: async () => (await caller.call(clientLedger, { params: { id: client_id } })).body.data,
  }
}

ladder(createCreditNote, () => app, {
  input: { params: { id: none as InvoiceId }, body },
  invalid: {
    'a credit of zero': { params: { id: none as InvoiceId }, body: { fees: 0, reason: 'None' } },
    'an empty reason': { params: { id: none as InvoiceId }, body: { fees: 1, reason: ' ' } },
  },
  foreign: async () => ({ params: (await billed()).params, body }),
  refused: 'advocate',
})
ladder(creditNotePdf, () => app, {
  input: { params: { id: none as CreditNoteId } },
  foreign: async () => ({ params: { id: (await (await billed()).credit()).body.data._id } }),
  refused: 'clerk',
})
ladder(mailCreditNote, () => app, {
  input: { params: { id: none as CreditNoteId }, body: { to: 'ram@example.in' } },
  foreign: async () => ({
    params: { id: (await (await billed()).credit()).body.data._id },
    body: { to: 'ram@example.in' },
  }),
  refused: 'clerk',
})

test('a partial credit note includes tax, has its own number, and reduces the open amount', async () => {
  const { caller, credit, read } = await billed()
  const { status, body } = await credit()
  expect([status, body.message]).toEqual([200, 'Credit note issued.'])
  expect(body.data).toMatchObject({ number: 'CRN/26-27/000001', issued_on: on, reason: 'Billed twice' })
  expect(body.data.sum).toMatchObject({
    fees: 500_000,
    total: 590_000,
    tds: 50_000,
    taxes: [
      { name: 'CGST', amount: 45_000 },
      { name: 'SGST', amount: 45_000 },
    ],
  })
  expect(await read()).toMatchObject({ state: 'sent', open: 2_485_000, credited: 590_000, credited_tds: 50_000 })
  expect((await caller.call(outstanding)).body.data.total).toBe(2_485_000)
})

test('the last credit note covers the exact remaining amount and makes the invoice credited', async () => {
  const { credit, read } = await billed({ products: [{ item_name: 'Opinion', price: 999, kind: 'fee' }] })
  expect((await credit({ fees: 333 })).status).toBe(200)
  const { body } = await credit({ fees: 666 })
  const { state, open, sum, credited, credit_notes } = await read()
  expect([state, open, credited]).toEqual(['credited', 0, sum.total])
  const back = credit_notes.flatMap((note) => note.sum.taxes.map(({ amount }) => amount))
  expect(back.reduce((all, amount) => all + amount, 0)).toBe(sum.taxes.reduce((all, { amount }) => all + amount, 0))
  expect(body.data.number).toBe('CRN/26-27/000002')
  expect((await credit({ fees: 1 })).body).toMatchObject({ code: 'more-than-left' })
})

test('tax withheld on a fully credited invoice does not reduce debts on other invoices', async () => {
  const { caller, client_id, credit, pay, account } = await billed()
  await pay(2_825_000, 250_000)
  await issue(caller, (await newInvoice(caller, { client_id, mode: 'none' }))._id)
  await credit({ fees: 25_000, disbursements: 1250 })
  expect(await account()).toMatchObject({ owed: 2_625_000, held: 2_825_000 })
})

test('crediting a paid amount creates an advance for the client', async () => {
  const { caller, credit, pay, read, account, params } = await billed()
  const receipt = (await pay(2_825_000, 250_000)).body.data
  expect((await caller.call(deleteInvoice, { params })).body).toMatchObject({ code: 'invoice-has-receipts' })
  await credit()
  expect(await read()).toMatchObject({ state: 'paid', open: 0, paid: 2_235_000 })
  expect(await account()).toMatchObject({ owed: 0, held: 590_000 })
  expect((await caller.call(voidReceipt, { params: { id: receipt._id } })).body).toMatchObject({
    code: 'receipt-credited',
  })
  expect((await caller.call(deleteInvoice, { params })).body).toMatchObject({ code: 'invoice-credited' })

  const { client_id } = await read()
  const next = await issue(caller, (await newInvoice(caller, { client_id, mode: 'none' }))._id)
  const drawn = await caller.call(drawAdvance, { params: { id: next._id }, body: { amount: 590_000, on } })
  expect(drawn.status).toBe(200)
  expect(await account()).toMatchObject({ held: 0, owed: 2_625_000 - 590_000 })
})

test('a paid invoice without a client cannot be credited', async () => {
  const { credit, pay } = await billed({ client_id: null })
  await pay(3_000_000)
  expect((await credit()).body).toMatchObject({ code: 'credit-needs-client' })
})

test('a credit note cannot be dated before its invoice or in the future', async () => {
  const { credit } = await billed()
  for (const issued_on of ['2026-11-19', '2026-11-21']) expect((await credit({ issued_on })).status).toBe(400)
})

test('a credit note’s PDF states its number, its invoice and the law, and can be mailed', async () => {
  const { caller, credit, read } = await billed()
  const { _id: id, number } = (await credit()).body.data
  const { raw } = await caller.call(creditNotePdf, { params: { id } })
  const [page] = await readPdfPages(raw.rawPayload)
  for (const words of [number, (await read()).number, 'Credit note', 'section 34', 'Billed twice', '5,900'])
    expect(page).toContain(words)
  await caller.call(mailCreditNote, { params: { id }, body: { to: 'credit@example.in' } })
  expect((await app.messages({ to: 'credit@example.in' }))[0]).toMatchObject({
    subject: `Shukla Chambers: credit note ${number}`,
  })
})

test.each([
  ['2026-04-01', '2027-11-30'],
  ['2027-03-31', '2027-11-30'],
])('the tax of an invoice issued on %s can be credited until %s', (issued, last) =>
  expect(lastDayToCredit(issued)).toBe(last),
)
