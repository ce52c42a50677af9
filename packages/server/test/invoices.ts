import { type BillingIdentity, saveBillingIdentity } from '@peshi/contract/office/billing-identity'
import { createInvoice, issueInvoice } from '@peshi/contract/office/invoices'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { InvoiceId } from '@peshi/contract/platform/ids'
import type { Caller } from './app.ts'

/** The tax number (GSTIN) is invented, but its check digit is valid. */
export const testIdentity: BillingIdentity = {
  name: 'Shukla Chambers',
  title: 'Advocates, UP01234/2015',
  address: '12 Hazratganj, Lucknow 226001',
  state: '09',
  phone: '0522 2200000',
  email: 'office@shukla.example.in',
  gstin: '09AAAPS1234B1Z7',
  pan: 'AAAPS1234B',
  bank_name: 'State Bank of India',
  account_name: '',
  account_number: '30001234567',
  ifsc: 'SBIN0000125',
  upi: 'shukla@okbank',
  series: 'INV',
  mode: 'none',
  tax_percent: 18,
  sac: '998212',
  due_days: 30,
  note: '',
}

export async function sayIdentity(caller: Caller, own: Partial<BillingIdentity> = {}): Promise<void> {
  const { status, body } = await caller.call(saveBillingIdentity, { body: { ...testIdentity, ...own } })
  if (status !== 200) throw new Error(`Not saved: ${status} ${body.message}`)
}

export async function newInvoice(caller: Caller, own: Partial<BodyOf<typeof createInvoice>> = {}) {
  const products = [
    { item_name: 'Drafting of the writ', price: 25_000, kind: 'fee' as const },
    { item_name: 'Court fee', price: 1_250, kind: 'disbursement' as const },
  ]
  const { status, body } = await caller.call(createInvoice, {
    body: { name: 'Ram Prasad', subject: 'WRIC/12345/2024', products, ...own },
  })
  if (status !== 200) throw new Error(`Not saved: ${status} ${body.message}`)
  return body.data
}

export async function issue(caller: Caller, id: InvoiceId, issued_on?: string) {
  const { status, body } = await caller.call(issueInvoice, { params: { id }, body: issued_on ? { issued_on } : {} })
  if (status !== 200) throw new Error(`Not issued: ${status} ${body.message}`)
  return body.data
}
