import { activityOfChamber } from '@peshi/contract/chamber/activity'
import { mergeClient, restoreClient } from '@peshi/contract/clients/clients'
import {
  clientInvoicePdf,
  clientInvoices,
  deleteInvoice,
  getInvoice,
  linkInvoice,
  readSharedInvoice,
  sharedInvoicePdf,
  showInvoiceToClient,
  unlinkInvoice,
} from '@peshi/contract/office/invoices'
import {
  addToLedger,
  clientLedger,
  drawAdvance,
  payInvoice,
  receiptPdf,
  voidReceipt,
} from '@peshi/contract/office/receipts'
import type { ClientId, InvoiceId, ReceiptId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { issue, newInvoice, sayIdentity } from '../../../test/invoices.ts'
import { ladder } from '../../../test/ladder.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'
import { clientAccess } from '../../clients/shares/shares.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: handClock() })
})
afterAll(() => app.close())

const on = '2026-11-20'
const none = '01936f00-0000-7000-8000-000000000000'
const id = none as InvoiceId
const paying = { amount: 100, on, method: 'upi' as const }
const advance = { ...paying, kind: 'advance' as const }

async function office() {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  await sayIdentity(caller)
  const client = (await newClient(caller))._id as ClientId
  return { member, caller, client }
}

async function billed(own: Parameters<typeof newInvoice>[1] = {}) {
  const made = await office()
  const invoice = await issue(made.caller, (await newInvoice(made.caller, { client_id: made.client, ...own }))._id)
  return { ...made, invoice, at: { params: { id: invoice._id } } }
}

const foreign = async () => ({ params: { id: (await billed()).invoice._id } })
const foreignReceipt = async () => {
  const { caller, at } = await billed()
  return { params: { id: (await caller.call(payInvoice, { ...at, body: paying })).body.data._id } }
}
const foreignClient = async () => ({ params: { id: (await office()).client } })
const at = { params: { id } }

ladder(payInvoice, () => app, {
  input: { ...at, body: paying },
  invalid: {
    'an amount of zero': { ...at, body: { ...paying, amount: 0 } },
    'half a paisa': { ...at, body: { ...paying, amount: 0.5 } },
  },
  foreign: async () => ({ ...(await foreign()), body: paying }),
  refused: 'clerk',
})
ladder(drawAdvance, () => app, {
  input: { ...at, body: { amount: 1, on } },
  invalid: { 'an amount of zero': { ...at, body: { amount: 0, on } } },
  foreign: async () => ({ ...(await foreign()), body: { amount: 1, on } }),
  refused: 'advocate',
})
const receipt = { params: { id: none as ReceiptId } }
ladder(voidReceipt, () => app, { input: receipt, foreign: foreignReceipt, refused: 'clerk' })
ladder(receiptPdf, () => app, { input: receipt, foreign: foreignReceipt, refused: 'clerk' })
const ofClient = { params: { id: none as ClientId } }
ladder(clientLedger, () => app, { input: ofClient, foreign: foreignClient, refused: 'clerk' })
ladder(addToLedger, () => app, {
  input: { ...ofClient, body: advance },
  invalid: { 'a negative amount': { ...ofClient, body: { ...advance, amount: -1 } } },
  foreign: async () => ({ ...(await foreignClient()), body: advance }),
  refused: 'advocate',
})
ladder(linkInvoice, () => app, { input: at, foreign, refused: 'clerk' })
ladder(unlinkInvoice, () => app, { input: at, foreign, refused: 'clerk' })
ladder(showInvoiceToClient, () => app, {
  input: { ...at, body: { is_shown: true } },
  invalid: { 'a value that is not a boolean': { ...at, body: {} } },
  foreign: async () => ({ ...(await foreign()), body: { is_shown: true } }),
  refused: 'clerk',
})
const secret = 'no-such-secret-of-forty-three-letters-00000'
const short = { 'a token that is too short': { body: { token: 'x' } } }
ladder(readSharedInvoice, () => app, { input: { body: { token: secret } }, invalid: short })
ladder(sharedInvoicePdf, () => app, { input: { body: { token: secret } }, invalid: short })
ladder(clientInvoices, () => app, { refused: 'billing' })
ladder(clientInvoicePdf, () => app, { input: at, foreign, refused: 'billing' })

describe('a payment', () => {
  test('part payments make an invoice partly paid, then paid, and each has a receipt', async () => {
    const { caller, at } = await billed({ tds_percent: 10 })
    const first = await caller.call(payInvoice, { ...at, body: { ...paying, amount: 1_000_000, reference: 'UTR 7' } })
    expect(first.body.data).toMatchObject({ number: 'RCT/26-27/000001', amount: 1_000_000, tds: 0, kind: 'payment' })
    const part = await caller.call(getInvoice, at)
    expect(part.body.data).toMatchObject({ state: 'part-paid', paid: 1_000_000, open: 1_625_000 })
    const rest = { ...paying, amount: 1_375_000, tds: 250_000 }
    expect((await caller.call(payInvoice, { ...at, body: rest })).body.data.number).toBe('RCT/26-27/000002')
    const { body } = await caller.call(getInvoice, at)
    expect(body.data).toMatchObject({ state: 'paid', open: 0, tds_proved: 250_000 })
    expect(body.data.receipts).toHaveLength(2)
    const pdf = await caller.call(receiptPdf, { params: { id: first.body.data._id } })
    const [page] = await readPdfPages(pdf.raw.rawPayload)
    for (const words of ['RCT/26-27/000001', 'INV/26-27/000001', '10,000.00', 'Rupees Ten Thousand Only', 'UTR 7'])
      expect(page).toContain(words)
  })

  test.each([
    ['a payment above the open amount', { ...paying, amount: 2_625_001 }, 409, 'more-than-open'],
    ['a payment dated in the future', { ...paying, on: '2026-11-21' }, 400, 'invalid'],
  ])('%s is refused and not stored', async (_, body, status, code) => {
    const { caller, at } = await billed()
    const refused = await caller.call(payInvoice, { ...at, body })
    expect([refused.status, refused.body.code]).toEqual([status, code])
    expect((await caller.call(payInvoice, { ...at, body: paying })).body.data.number).toBe('RCT/26-27/000001')
  })

  test('a draft takes no payment, and of two simultaneous full payments only one is accepted', async () => {
    const { caller, at, client } = await billed()
    const draft = await newInvoice(caller, { client_id: client })
    const early = await caller.call(payInvoice, { params: { id: draft._id }, body: paying })
    expect(early.body.code).toBe('invoice-not-issued')
    const body = { ...paying, amount: 2_625_000 }
    const both = await Promise.all([1, 2].map(() => caller.call(payInvoice, { ...at, body })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('a payment sent twice with one idempotency key is stored once', async () => {
    const { caller, at } = await billed()
    const key = { 'idempotency-key': 'pay-once-0001' }
    const twice = [
      await caller.call(payInvoice, { ...at, body: paying }, key),
      await caller.call(payInvoice, { ...at, body: paying }, key),
    ]
    expect(twice.map(({ body }) => body.data.number)).toEqual(['RCT/26-27/000001', 'RCT/26-27/000001'])
    expect((await caller.call(getInvoice, at)).body.data.paid).toBe(100)
  })

  test('a payment can be cancelled once, and an invoice with a payment cannot be cancelled', async () => {
    const { caller, at } = await billed()
    const paid = (await caller.call(payInvoice, { ...at, body: paying })).body.data
    expect((await caller.call(deleteInvoice, at)).body.code).toBe('invoice-has-receipts')
    const back = { params: { id: paid._id } }
    expect((await caller.call(voidReceipt, back)).body.data.voided_at).not.toBeNull()
    expect((await caller.call(voidReceipt, back)).body.code).toBe('receipt-voided')
    const { body } = await caller.call(getInvoice, at)
    expect([body.data.open, body.data.receipts.map(({ number }) => number)]).toEqual([2_625_000, ['RCT/26-27/000001']])
    expect((await caller.call(deleteInvoice, at)).status).toBe(200)
    expect((await caller.call(payInvoice, { ...at, body: paying })).body.code).toBe('invoice-not-issued')
  })
})

describe('a client’s account', () => {
  test('an advance is held until it is used or refunded, and no larger amount can be used', async () => {
    const { caller, at, client } = await billed()
    const account = { params: { id: client } }
    await caller.call(addToLedger, { ...account, body: { ...advance, amount: 1_000_000 } })
    expect((await caller.call(drawAdvance, { ...at, body: { amount: 1_000_001, on } })).body.code).toBe(
      'more-than-held',
    )
    const both = await Promise.all([1, 2].map(() => caller.call(drawAdvance, { ...at, body: { amount: 600_000, on } })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await caller.call(payInvoice, { ...at, body: { ...paying, amount: 25_000 } })
    await caller.call(addToLedger, { ...account, body: { ...advance, kind: 'refund', amount: 400_000 } })
    const { body } = await caller.call(clientLedger, account)
    expect(body.data).toMatchObject({ owed: 2_000_000, held: 0 })
    expect(body.data.lines.map(({ kind, owed, held }) => [kind, owed, held])).toEqual([
      ['invoice', 2_625_000, 0],
      ['advance', 0, 1_000_000],
      ['payment', -25_000, 0],
      ['drawn', -600_000, -600_000],
      ['refund', 0, -400_000],
    ])
    expect(body.data.lines.at(-1)).toMatchObject({ owed_after: 2_000_000, held_after: 0 })
  })

  test('an advance cannot be cancelled after part of it was used', async () => {
    const { caller, at, client } = await billed()
    const paid = await caller.call(addToLedger, { params: { id: client }, body: advance })
    await caller.call(drawAdvance, { ...at, body: { amount: 50, on } })
    const back = { params: { id: paid.body.data._id } }
    expect((await caller.call(voidReceipt, back)).body.code).toBe('more-than-held')
  })

  test('merging two clients merges their accounts, and undoing this separates the accounts', async () => {
    const { caller, client } = await billed()
    const into = (await newClient(caller, { name: 'R. Prasad' }))._id as ClientId
    const owed = async (id: ClientId) => (await caller.call(clientLedger, { params: { id } })).body.data?.owed
    await caller.call(mergeClient, { params: { id: client }, body: { into } })
    expect(await owed(into)).toBe(2_625_000)
    await caller.call(restoreClient, { params: { id: client } })
    expect([await owed(into), await owed(client)]).toEqual([0, 2_625_000])
  })
})

describe('a shared invoice', () => {
  test('a secret address shows an issued invoice with its payments until the address is withdrawn', async () => {
    const { caller, at, member } = await billed({ tds_percent: 10 })
    const { body } = await caller.call(linkInvoice, at)
    const [address, token = ''] = body.address.split('#')
    expect(address).toMatch(/\/invoice$/)
    const seen = await app.stranger.call(readSharedInvoice, { body: { token } })
    expect(seen.body.data).toMatchObject({ number: 'INV/26-27/000001', state: 'sent', to_pay: 2_375_000 })
    expect(seen.body.data.upi_link).toBe(
      'upi://pay?pa=shukla@okbank&pn=Shukla%20Chambers&am=23750.00&cu=INR&tn=INV%2F26-27%2F000001',
    )
    expect(JSON.stringify(seen.body)).not.toMatch(/AAAPS1234B|client_id|matter_id/)
    expect((await caller.call(getInvoice, at)).body.data.link?.opened_at).not.toBeNull()
    const { body: reported } = await caller.call(activityOfChamber)
    expect(reported.data.find(({ action }) => action === 'invoice.read')?.by).toEqual({
      _id: null,
      name: 'Somebody with the link',
    })
    const pdf = await app.stranger.call(sharedInvoicePdf, { body: { token } })
    expect((await readPdfPages(pdf.raw.rawPayload))[0]).toContain('INV/26-27/000001')
    const rows = await app.db.asChamber(member.chamberId, (tx) =>
      tx.execute(sql`select to_jsonb(invoice)::text from invoice`),
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    await caller.call(unlinkInvoice, at)
    const over = await app.stranger.call(readSharedInvoice, { body: { token } })
    expect([over.status, over.body.code]).toEqual([404, 'invoice-link-over'])
  })

  test('a new address replaces the previous address, and a draft cannot have an address', async () => {
    const { caller, at, client } = await billed()
    const make = async () => (await caller.call(linkInvoice, at)).body.address.split('#')[1] ?? ''
    const [first, second] = [await make(), await make()]
    const status = async (token: string) => (await app.stranger.call(readSharedInvoice, { body: { token } })).status
    expect([await status(first), await status(second)]).toEqual([404, 200])
    const draft = await newInvoice(caller, { client_id: client })
    expect((await caller.call(linkInvoice, { params: { id: draft._id } })).body.code).toBe('invoice-not-issued')
  })

  test('a client sees only the invoices that were shared with that client', async () => {
    const { caller, at, member, client, invoice } = await billed()
    const other = (await newClient(caller, { name: 'Somebody else' }))._id as ClientId
    const theirs = await issue(caller, (await newInvoice(caller, { client_id: other }))._id)
    const unshown = await issue(caller, (await newInvoice(caller, { client_id: client }))._id)
    for (const { _id } of [invoice, theirs])
      await caller.call(showInvoiceToClient, { params: { id: _id }, body: { is_shown: true } })
    const access = await app.db.asChamber(member.chamberId, (tx) => tx.select().from(clientAccess))
    const personId = access.find((one) => one.client_id === client)?.person_id
    if (!personId) throw new Error('The client has no access')
    const reader = app.as({ chamberId: member.chamberId, personId })
    const listed = await reader.call(clientInvoices)
    expect(listed.body.data.map(({ _id }) => _id)).toEqual([invoice._id])
    expect((await reader.call(clientInvoicePdf, at)).headers['content-type']).toBe('application/pdf')
    for (const { _id } of [theirs, unshown])
      expect((await reader.call(clientInvoicePdf, { params: { id: _id } })).status).toBe(404)
    await caller.call(showInvoiceToClient, { ...at, body: { is_shown: false } })
    expect((await reader.call(clientInvoices)).body.data).toEqual([])
  })
})
