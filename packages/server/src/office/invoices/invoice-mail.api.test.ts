import { activityOfChamber } from '@peshi/contract/chamber/activity'
import { mailInvoice, mailReceipt, mostMailsOfInvoice } from '@peshi/contract/office/invoice-mail'
import { deleteInvoice, getInvoice } from '@peshi/contract/office/invoices'
import { payInvoice, voidReceipt } from '@peshi/contract/office/receipts'
import type { ClientId, InvoiceId, ReceiptId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { issue, newInvoice, sayIdentity } from '../../../test/invoices.ts'
import { ladder } from '../../../test/ladder.ts'
import { deliverWaiting } from '../../../test/messages.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'
import { newColleague } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: handClock() })
})
afterAll(() => app.close())

const none = '01936f00-0000-7000-8000-000000000000'
const to = 'ram.prasad@example.in'
const body = { to }

async function billed(issued_on = '2026-11-20') {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  await sayIdentity(caller)
  const client_id = (await newClient(caller))._id as ClientId
  const { _id } = await newInvoice(caller, { client_id, due_days: 15 })
  const { number } = await issue(caller, _id, issued_on)
  const mail = (own: object = {}) => caller.call(mailInvoice, { params: { id: _id }, body: { ...body, ...own } })
  return { member, caller, id: _id, number, mail }
}

ladder(mailInvoice, () => app, {
  input: { params: { id: none as InvoiceId }, body },
  invalid: {
    'two addresses': { params: { id: none as InvoiceId }, body: { to: 'a@example.in, b@example.in' } },
    'an address with a second mail header': {
      params: { id: none as InvoiceId },
      body: { to: 'a@example.in\r\nBcc: b@example.in' },
    },
  },
  foreign: async () => ({ params: { id: (await billed()).id }, body }),
  refused: 'clerk',
})
ladder(mailReceipt, () => app, {
  input: { params: { id: none as ReceiptId }, body },
  invalid: { 'an invalid e-mail address': { params: { id: none as ReceiptId }, body: { to: 'Ram' } } },
  refused: 'advocate',
})

test('an invoice is mailed as a PDF, and its page shows the recipient and the delivery', async () => {
  const { caller, member, id, number, mail } = await billed()
  const { status } = await mail({ to: ' Ram.Prasad@example.in ', words: 'Many thanks.\nShukla' })
  expect(status).toBe(200)
  const [message] = await app.messages({ to })
  expect(message).toMatchObject({ kind: 'invoice', subject: `Shukla Chambers: invoice ${number}`, language: 'en' })
  expect(message?.replyTo).toBe('office@shukla.example.in')
  expect(message?.text).toContain('₹26,250')
  expect(message?.text).toContain('Many thanks.\n\nShukla')
  expect(message?.attachment?.name).toBe(`${number?.replaceAll('/', '-')}.pdf`)
  const [page] = await readPdfPages(Buffer.from(message?.attachment?.base64 ?? '', 'base64'))
  expect(page).toContain(number)

  const billing = app.as(await newColleague(app.db, member.chamberId, 'Sana Khan', 'billing'))
  const { data } = (await billing.call(getInvoice, { params: { id } })).body
  expect(data.mails).toMatchObject([{ paper: 'invoice', to, state: 'sent', problem: null }])
  const { rows } = await app.db.engine.execute(`SELECT attachment FROM dispatch WHERE address = '${to}'`)
  expect(rows).toEqual([{ attachment: null }])
  const log = (await caller.call(activityOfChamber)).body.data.map(({ action }) => action)
  expect(log).toContain('invoice.mailed')
})

test('a reminder is mailed only for an overdue invoice, and at most once a day', async () => {
  const fresh = await billed()
  expect((await fresh.mail({ paper: 'reminder' })).body).toMatchObject({ code: 'invoice-not-overdue' })
  const late = await billed('2026-10-01')
  expect((await late.mail({ paper: 'reminder', to: 'late@example.in' })).status).toBe(200)
  expect((await late.mail({ paper: 'reminder' })).body).toMatchObject({ code: 'reminded-already' })
  const [message] = await app.messages({ to: 'late@example.in' })
  expect(message?.text).toContain('due on 16-10-2026, is unpaid')
})

test('a draft or a cancelled invoice cannot be mailed', async () => {
  const { caller, id, mail } = await billed()
  const draft = await newInvoice(caller)
  expect((await caller.call(mailInvoice, { params: { id: draft._id }, body })).body).toMatchObject({
    code: 'invoice-not-issued',
  })
  await caller.call(deleteInvoice, { params: { id } })
  expect((await mail()).body).toMatchObject({ code: 'invoice-not-issued' })
})

test('a receipt is mailed with its number, but a cancelled receipt cannot be mailed', async () => {
  const { caller, id } = await billed()
  const paid = { amount: 100_000, on: '2026-11-20', method: 'upi' as const }
  const receipt = (await caller.call(payInvoice, { params: { id }, body: paid })).body.data
  const send = () => caller.call(mailReceipt, { params: { id: receipt._id }, body: { to: 'paid@example.in' } })
  expect((await send()).status).toBe(200)
  const [message] = await app.messages({ to: 'paid@example.in' })
  expect(message).toMatchObject({ subject: `Shukla Chambers: receipt ${receipt.number}` })
  expect(message?.attachment?.mediaType).toBe('application/pdf')
  await caller.call(voidReceipt, { params: { id: receipt._id } })
  expect((await send()).body).toMatchObject({ code: 'no-receipt' })
})

test('the number of mails for one invoice is limited', async () => {
  const { mail } = await billed()
  const codes: number[] = []
  for (let sent = 0; sent <= mostMailsOfInvoice; sent += 1) codes.push((await mail()).status)
  expect(codes.slice(-2)).toEqual([200, 429])
  await deliverWaiting(app.context)
})
