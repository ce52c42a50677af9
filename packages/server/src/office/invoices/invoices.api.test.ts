import { setTeam } from '@peshi/contract/chamber/team'
import { getBillingIdentity, saveBillingIdentity } from '@peshi/contract/office/billing-identity'
import {
  createInvoice,
  deleteInvoice,
  getInvoice,
  invoicePdf,
  invoicesInBin,
  issueInvoice,
  listInvoices,
  outstanding,
  restoreInvoice,
  updateInvoice,
} from '@peshi/contract/office/invoices'
import type { ClientId, InvoiceId, MatterId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { issue, newInvoice, sayIdentity, testIdentity } from '../../../test/invoices.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'
import { newColleague } from '../../../test/people.ts'
import { event } from '../../platform/events/event.schema.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'
import { invoice as invoiceTable } from './invoices.schema.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as InvoiceId
const whole = { name: 'A', subject: 'B', products: [{ item_name: 'C', price: 0 }] }
const office = async () => {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  await sayIdentity(caller)
  return { member, caller }
}
const foreign = async () => ({ params: { id: (await newInvoice((await office()).caller))._id } })

ladder(listInvoices, () => app, { invalid: { 'page 0': { query: { page: 0 } } }, refused: 'clerk' })
ladder(getInvoice, () => app, { input: { params: { id } }, foreign, refused: 'advocate' })
ladder(createInvoice, () => app, { input: { body: whole }, refused: 'clerk' })
ladder(updateInvoice, () => app, {
  input: { params: { id }, body: whole },
  foreign: async () => ({ ...(await foreign()), body: whole }),
  refused: 'clerk',
})
ladder(issueInvoice, () => app, {
  input: { params: { id }, body: {} },
  invalid: { 'an invalid day': { params: { id }, body: { issued_on: '2026-02-30' } } },
  foreign: async () => ({ ...(await foreign()), body: {} }),
  refused: 'advocate',
})
ladder(deleteInvoice, () => app, { input: { params: { id } }, foreign, refused: 'clerk' })
ladder(restoreInvoice, () => app, { input: { params: { id } }, foreign, refused: 'clerk' })
ladder(invoicesInBin, () => app, { refused: 'clerk' })
ladder(invoicePdf, () => app, { input: { params: { id } }, foreign, refused: 'client' })
ladder(outstanding, () => app, { refused: 'clerk' })
ladder(getBillingIdentity, () => app, { refused: 'advocate' })
ladder(saveBillingIdentity, () => app, {
  input: { body: testIdentity },
  invalid: {
    'an invoice series of four letters': { body: { ...testIdentity, series: 'INVO' } },
    'the series of receipts as the series of invoices': { body: { ...testIdentity, series: 'RCT' } },
    'a wrong GSTIN': { body: { ...testIdentity, gstin: '09AAAPS1234B1Z0' } },
    'a GSTIN of another State': { body: { ...testIdentity, state: '27' } },
    'a PAN that differs from the GSTIN': { body: { ...testIdentity, pan: 'AAAPS1234C' } },
    'a bank account without its IFSC': { body: { ...testIdentity, ifsc: null } },
  },
  refused: 'clerk',
})

test('the activity log of a changed bank account contains the old account number', async () => {
  const owner = await newChamber(app.db)
  const save = (account_number: string) =>
    app.as(owner).call(saveBillingIdentity, { body: { ...testIdentity, account_number } })
  expect([(await save('111122223333')).status, (await save('999988887777')).status]).toEqual([200, 200])
  const rows = await app.db.asChamber(owner.chamberId, (tx) =>
    tx.select({ detail: event.detail }).from(event).where(eq(event.type, 'billing.changed')),
  )
  expect(rows.map(({ detail }) => detail)).toContainEqual({
    account_number_before: '111122223333',
    account_number_after: '999988887777',
  })
})

describe('required fields', () => {
  test.each<[string, object]>([
    ['a name', { ...whole, name: ' ' }],
    ['a subject', { ...whole, subject: undefined }],
    ['a product', { ...whole, products: [] }],
    ['an item’s name', { ...whole, products: [{ item_name: '', price: 1 }] }],
    ['a price', { ...whole, products: [{ item_name: 'C' }] }],
    ['a price in whole rupees', { ...whole, products: [{ item_name: 'C', price: 1.5 }] }],
    ['a price of zero or more', { ...whole, products: [{ item_name: 'C', price: -1 }] }],
    ['a price that is a number', { ...whole, products: [{ item_name: 'C', price: 'x' }] }],
    ['any field', {}],
  ])('an invoice without %s is refused', async (_, body) => {
    const { caller } = await office()
    const answer = await caller.call(createInvoice, { body: body as typeof whole })
    expect([answer.status, answer.body.success, answer.body.message]).toEqual([400, false, 'Enter mandatory fields!'])
  })
})

describe('a draft invoice', () => {
  test('a draft has the chamber’s billing details, and can be changed, deleted and restored', async () => {
    const { caller } = await office()
    const draft = await newInvoice(caller)
    expect(draft).toMatchObject({ number: null, state: 'draft', mode: 'exempt', sac: '998212', open: 0 })
    expect(draft.sum).toMatchObject({ fees: 2_500_000, disbursements: 125_000, total: 2_625_000 })
    const place = { params: { id: draft._id } }
    const { body } = await caller.call(updateInvoice, { ...place, body: { ...whole, mode: 'forward' } })
    expect(body).toMatchObject({ message: 'Invoice saved successfully!', data: { subject: 'B', sum: { total: 0 } } })
    expect((await caller.call(deleteInvoice, place)).body.message).toBe('Invoice deleted successfully!')
    expect((await caller.call(getInvoice, place)).status).toBe(404)
    expect((await caller.call(invoicesInBin)).body.data.map(({ _id }) => _id)).toEqual([draft._id])
    await caller.call(restoreInvoice, place)
    expect((await caller.call(getInvoice, place)).body.data.subject).toBe('B')
  })

  test('a draft keeps its discount and the rate of each line, and the issued invoice has their sum', async () => {
    const { caller } = await office()
    await sayIdentity(caller, { mode: 'forward' })
    const products = [
      { item_name: 'Drafting', price: 20_000, kind: 'fee' as const },
      { item_name: 'Research', price: 10_000, kind: 'fee' as const, tax_percent: 5 },
    ]
    const draft = await newInvoice(caller, { products, discount: 3_000 })
    expect(draft).toMatchObject({ discount: 3_000, products: [{}, { tax_percent: 5 }], sum: { discount: 300_000 } })
    const place = { params: { id: draft._id } }
    for (const body of [{ discount: 30_001 }, { products: [{ item_name: 'A', price: 2_999 }] }]) {
      const refused = await caller.call(updateInvoice, { ...place, body: body as typeof whole })
      expect([refused.status, refused.body.code]).toEqual([400, 'discount-too-high'])
    }
    const { sum } = await issue(caller, draft._id)
    expect([sum.fees, sum.taxes.map(({ percent, amount }) => [percent, amount]), sum.total]).toEqual([
      2_700_000,
      [
        [9, 162_000],
        [9, 162_000],
        [2.5, 22_500],
        [2.5, 22_500],
      ],
      3_069_000,
    ])
    const [page] = await readPdfPages((await caller.call(invoicePdf, place)).raw.rawPayload)
    for (const words of [
      'Research (GST 5 %)',
      'Fees before discount',
      '−3,000.00',
      'CGST 2.5 % on ₹ 9,000.00',
      '30,690.00',
    ])
      expect(page).toContain(words)
  })

  test('a draft is erased after thirty days in the bin, but an issued invoice is never deleted', async () => {
    const { caller } = await office()
    const [draft, issued] = [await newInvoice(caller), await newInvoice(caller)]
    await issue(caller, issued._id)
    for (const { _id } of [draft, issued]) await caller.call(deleteInvoice, { params: { id: _id } })
    const later = { db: app.db, clock: { now: () => new Date(clock.now().getTime() + 31 * 86_400_000) } }
    expect(await emptyBinOf(later, invoiceTable, eq(invoiceTable.status, 'draft'))).toBeGreaterThan(0)
    expect((await caller.call(invoicesInBin)).body.data).toEqual([])
    expect((await caller.call(getInvoice, { params: { id: issued._id } })).body.data.state).toBe('cancelled')
  })

  test('an invoice for a matter or a client of another chamber is refused', async () => {
    const { caller } = await office()
    const theirs = await chamberWithMatter(app)
    const client = await newClient(app.as(await newChamber(app.db)))
    for (const own of [{ matter_id: theirs.matter._id }, { client_id: client._id }])
      expect((await caller.call(createInvoice, { body: { ...whole, ...own } })).status).toBe(404)
  })

  test('an invoice cannot be issued before the chamber enters its billing details', async () => {
    const caller = app.as(await newChamber(app.db))
    const draft = await newInvoice(caller)
    const refused = await caller.call(issueInvoice, { params: { id: draft._id }, body: {} })
    expect([refused.status, refused.body.code]).toEqual([409, 'no-billing-identity'])
  })

  test('GST follows the client, unless the chamber says that it charges GST itself', async () => {
    const { caller } = await office()
    const person = await newClient(caller, { name: 'Ram Prasad' })
    const company = await newClient(caller, { kind: 'company', name: 'Anand Mills' })
    const modeFor = async (own: Parameters<typeof newInvoice>[1]) => (await newInvoice(caller, own)).mode
    expect(await modeFor({ client_id: person._id })).toBe('exempt')
    expect(await modeFor({ client_id: person._id, gstin: '09AAACH7409R1ZZ' })).toBe('reverse-charge')
    expect(await modeFor({ client_id: company._id })).toBe('reverse-charge')
    await sayIdentity(caller, { mode: 'forward' })
    expect(await modeFor({ client_id: person._id })).toBe('forward')
  })

  test('an invoice that charges GST cannot be issued if the chamber does not charge GST', async () => {
    const { caller } = await office()
    const draft = await newInvoice(caller, { mode: 'forward' })
    const refused = await caller.call(issueInvoice, { params: { id: draft._id }, body: {} })
    expect([refused.status, refused.body.code]).toEqual([400, 'charges-no-gst'])
  })
})

describe('the invoice number', () => {
  test('an invoice gets the next number of its financial year when it is issued', async () => {
    const { caller } = await office()
    const numbers = []
    for (const day of ['2026-03-30', '2026-03-31', '2026-04-01', undefined])
      numbers.push((await issue(caller, (await newInvoice(caller))._id, day)).number)
    expect(numbers).toEqual(['INV/25-26/000001', 'INV/25-26/000002', 'INV/26-27/000001', 'INV/26-27/000002'])
    expect(numbers.every((number) => number && number.length <= 16)).toBe(true)
  })

  test('an invoice dated before the last one or in the future is refused and uses no number', async () => {
    const { caller } = await office()
    await issue(caller, (await newInvoice(caller))._id, '2026-11-10')
    const place = { params: { id: (await newInvoice(caller))._id } }
    const early = await caller.call(issueInvoice, { ...place, body: { issued_on: '2026-11-09' } })
    expect([early.status, early.body.code]).toEqual([409, 'earlier-than-last'])
    expect((await caller.call(issueInvoice, { ...place, body: { issued_on: '2026-11-21' } })).status).toBe(400)
    expect((await issue(caller, place.params.id)).number).toBe('INV/26-27/000002')
    expect((await caller.call(issueInvoice, { ...place, body: {} })).body.code).toBe('invoice-issued')
  })

  test('a cancelled invoice keeps its number, and an issued invoice cannot be changed', async () => {
    const { caller } = await office()
    const { _id } = await issue(caller, (await newInvoice(caller))._id)
    const place = { params: { id: _id } }
    expect((await caller.call(updateInvoice, { ...place, body: whole })).body.code).toBe('invoice-issued')
    await caller.call(deleteInvoice, place)
    const { body } = await caller.call(getInvoice, place)
    expect(body.data).toMatchObject({ number: 'INV/26-27/000001', state: 'cancelled', open: 0 })
    expect((await issue(caller, (await newInvoice(caller))._id)).number).toBe('INV/26-27/000002')
    expect((await caller.call(deleteInvoice, place)).body.code).toBe('invoice-cancelled')
  })

  test('invoices issued at the same time get consecutive numbers', async () => {
    const { caller } = await office()
    const drafts = await Promise.all(Array.from({ length: 40 }, () => newInvoice(caller)))
    const issued = await Promise.all(drafts.map(({ _id }) => issue(caller, _id)))
    expect(issued.map(({ number }) => number).toSorted()).toEqual(
      Array.from({ length: 40 }, (_, at) => `INV/26-27/${String(at + 1).padStart(6, '0')}`),
    )
  }, 120_000)

  test('an invoice that is issued several times at once gets only one number', async () => {
    const { caller } = await office()
    const { _id } = await newInvoice(caller)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => caller.call(issueInvoice, { params: { id: _id }, body: {} })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect((await issue(caller, (await newInvoice(caller))._id)).number).toBe('INV/26-27/000002')
  })
})

describe('an issued invoice', () => {
  test('an issued invoice does not change when the chamber’s billing details change', async () => {
    const { caller } = await office()
    await sayIdentity(caller, { mode: 'forward' })
    const before = await issue(caller, (await newInvoice(caller, { place: '09' }))._id)
    await sayIdentity(caller, { name: 'Another name', state: '27', gstin: null, mode: 'none' })
    const place = { params: { id: before._id } }
    expect((await caller.call(getInvoice, place)).body.data.sum).toEqual(before.sum)
    const [page] = await readPdfPages((await caller.call(invoicePdf, place)).raw.rawPayload)
    expect(page).toContain('Shukla Chambers')
  })

  test('an invoice is overdue from the day after its due date, and is listed by age and by client', async () => {
    const { caller } = await office()
    const client = await newClient(caller, { name: 'Ram Prasad' })
    const ofClient = { client_id: client._id as ClientId, due_days: 10 }
    const days = ['2026-04-01', '2026-09-01', '2026-10-12', '2026-11-10']
    for (const day of days) await issue(caller, (await newInvoice(caller, ofClient))._id, day)
    await issue(caller, (await newInvoice(caller, { name: 'Somebody else', due_days: 0 }))._id)
    const { body } = await caller.call(outstanding)
    const each = 2_625_000
    const sums = { not_due: each, to_30: each, to_60: 0, to_90: each, over_90: each, total: 4 * each }
    expect(body.data).toEqual({ ...sums, not_due: 2 * each, total: 5 * each })
    expect(body.by_name).toMatchObject([
      { ...sums, client_id: client._id, name: 'Ram Prasad', invoices: 4, oldest_due: '2026-04-11' },
      { client_id: null, name: 'Somebody else', total: each, not_due: each },
    ])
    const states = (await caller.call(listInvoices)).body.data.map(({ state, days_late }) => [state, days_late])
    expect(states).toEqual([
      ['sent', 0],
      ['sent', 0],
      ['overdue', 29],
      ['overdue', 70],
      ['overdue', 223],
    ])
    const late = await caller.call(listInvoices, { query: { 'filters[state]': 'overdue' } })
    expect(late.body.meta.total).toBe(3)
  })

  test('people outside the team of a sensitive matter cannot find its invoice', async () => {
    const { caller, member, matter } = await sensitive()
    const { _id } = await newInvoice(caller, { matter_id: matter as MatterId })
    const accountant = app.as(await newColleague(app.db, member.chamberId, 'M. Khan', 'billing'))
    expect((await accountant.call(getInvoice, { params: { id: _id } })).status).toBe(404)
    expect((await accountant.call(listInvoices)).body.data).toEqual([])
    const written = await accountant.call(createInvoice, { body: { ...whole, matter_id: matter as MatterId } })
    expect(written.status).toBe(404)
  })
})

async function sensitive() {
  const { member, matter, caller } = await withMatter()
  const team = { is_sensitive: true, person_ids: [member.personId] }
  const { status, body } = await caller.call(setTeam, { params: { id: matter }, body: team as never })
  if (status !== 200) throw new Error(`No team: ${body.message}`)
  return { caller, member, matter }
}

async function withMatter() {
  const made = await chamberWithMatter(app)
  return { ...made, matter: made.matter._id, caller: app.as(made.member) }
}

test('one reply has up to 200 invoices of a matter', async () => {
  const { caller, matter } = await withMatter()
  for (let count = 0; count < 201; count++) await newInvoice(caller, { matter_id: matter })
  const ask = (perPage: number) => caller.call(listInvoices, { query: { 'filters[matter_id]': matter, perPage } })
  const { data, meta } = (await ask(200)).body
  expect([data.length, meta.total]).toEqual([200, 201])
  expect((await ask(201)).status).toBe(400)
})

test('the list of invoices can be filtered by matter and by words', async () => {
  const { caller, matter } = await withMatter()
  await sayIdentity(caller)
  await newInvoice(caller, { matter_id: matter, subject: 'Bail' })
  await newInvoice(caller, { name: 'हरि ओम' })
  const found = async (query: object) =>
    (await caller.call(listInvoices, { query })).body.data.map(({ name, subject }) => `${name}: ${subject}`)
  expect(await found({ 'filters[matter_id]': matter, perPage: 200 })).toEqual(['Ram Prasad: Bail'])
  expect(await found({ search: 'हरि' })).toEqual(['हरि ओम: WRIC/12345/2024'])
  expect(await found({ search: 'BAIL ram' })).toEqual(['Ram Prasad: Bail'])
})
