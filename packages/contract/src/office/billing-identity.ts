import { z } from 'zod'
import { cleaned, codeOf, emailOf, naming } from '../platform/cleaned.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { isGstState } from '../platform/gst-states.ts'
import { isGstin, isPan } from '../platform/tax-numbers.ts'
import { changesTo, versioned } from '../platform/version.ts'
import { TaxMode } from './invoice-sum.ts'

const text = (most: number) => z.string().trim().max(most, `Use at most ${most} characters`)
const upper = cleaned('code').max(34, 'Use at most 34 characters')

export const GstState = z.string().refine(isGstState, 'Choose the State')
export const Gstin = upper.refine(
  isGstin,
  naming(/[A-Z0-9]/, 'This is no GSTIN: its 15 characters and check digit do not fit'),
)
export const Sac = codeOf(/^99\d{2,4}$/, 'A SAC begins with 99 and has four to six digits')
export const TaxPercent = z.number().min(0).max(40, 'At most 40 %').multipleOf(0.5, 'In steps of half a percent')
export const TdsPercent = z.number().min(0).max(30, 'At most 30 %').multipleOf(0.1)

export const receiptSeries = 'RCT'
export const creditNoteSeries = 'CRN'

export const BillingIdentity = z.object({
  name: text(160).min(2, 'Write the name'),
  title: text(160),
  address: text(400).min(5, 'Write the address'),
  state: GstState,
  phone: text(30),
  email: emailOf(200, 'This is no e-mail address').nullable(),
  gstin: Gstin.nullable(),
  pan: upper.refine(isPan, naming(/[A-Z0-9]/, 'A PAN has five letters, four digits and a letter')).nullable(),
  bank_name: text(100),
  account_name: text(160),
  account_number: cleaned('address')
    .regex(/^[A-Za-z0-9]{5,20}$/, naming(/[A-Za-z0-9]/, 'An account number has 5 to 20 letters and digits'))
    .nullable(),
  ifsc: upper
    .refine((code) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code), 'An IFSC has four letters, a nought and six more')
    .nullable(),
  upi: cleaned('address')
    .regex(/^[\w.-]{2,100}@[A-Za-z][A-Za-z0-9]{1,30}$/, naming(/[\w.@-]/, 'A UPI id looks like name@bank'))
    .nullable(),
  /** Start of the invoice numbers: `INV` gives `INV/26-27/000001`. */
  series: upper
    .refine((series) => /^[A-Z0-9]{1,3}$/.test(series), 'Use one to three letters and digits')
    .refine((series) => series !== receiptSeries, 'This is the receipts’ own series')
    .refine((series) => series !== creditNoteSeries, 'This is the credit notes’ own series'),
  /** `forward`: the chamber is registered under GST and liable to charge it. Otherwise the client decides. */
  mode: TaxMode,
  tax_percent: TaxPercent,
  sac: Sac,
  due_days: z.int().min(0).max(365, 'At most 365 days'),
  note: text(1000),
  /** Peshi itself reminds clients of unpaid invoices. */
  reminds: z.boolean().optional(),
})
export type BillingIdentity = z.infer<typeof BillingIdentity>

export const SavedBillingIdentity = BillingIdentity.extend(versioned)
export type SavedBillingIdentity = z.infer<typeof SavedBillingIdentity>

export const getBillingIdentity = endpoint('GET /api/billing_identity', {
  can: ['read', 'Invoice'],
  summary: 'The chamber’s billing details; null until they are entered',
  reply: ok({ data: SavedBillingIdentity.nullable() }),
})

export const saveBillingIdentity = endpoint('PUT /api/billing_identity', {
  can: ['update', 'Invoice'],
  changes: SavedBillingIdentity.nullable(),
  summary: 'Set the billing details, at first all of them; issued invoices do not change',
  body: changesTo(BillingIdentity.shape),
  reply: ok({ data: SavedBillingIdentity, message: z.string() }),
})
