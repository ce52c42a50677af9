import type { BillingIdentity } from '@peshi/contract/office/billing-identity'
import { amountToPay, chargedMode, type InvoiceSum, sumInvoice } from '@peshi/contract/office/invoice-sum'
import type { Invoice, InvoiceState, SharedInvoice } from '@peshi/contract/office/invoices'
import type { Receipt } from '@peshi/contract/office/receipts'
import { type CourtDate, daysBetween } from '@peshi/contract/platform/dates'
import { presentVersion } from '../../platform/db/versions.ts'
import type { InvoiceRow, StoredInvoice } from './invoices.repo.ts'
import type { ReceiptRow } from './receipts.repo.ts'

/** UPI payment link (NPCI, UPI linking specification 1.6). Null without a UPI address, or if nothing is to be paid. */
export function upiLink(to: Pick<BillingIdentity, 'upi' | 'name'>, paise: number, note: string): string | null {
  if (!to.upi || paise <= 0) return null
  const values = { pa: to.upi, pn: to.name, am: (paise / 100).toFixed(2), cu: 'INR', tn: note }
  // `URLSearchParams` writes spaces as plus signs, and some UPI apps show them.
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&').replace('%40', '@')}`
}

type Written = Pick<
  StoredInvoice,
  'products' | 'discount' | 'mode' | 'tax_percent' | 'tds_percent' | 'place' | 'is_rounded' | 'sum'
>

export const sumOf = (row: Written, identity: Pick<BillingIdentity, 'state' | 'mode'> | null): InvoiceSum =>
  row.sum ??
  sumInvoice({
    items: row.products,
    discount: row.discount,
    mode: chargedMode(row.mode, identity),
    taxPercent: row.tax_percent,
    tdsPercent: row.tds_percent,
    from: identity?.state ?? null,
    // Without a stored place of supply, the supplier's State applies (IGST Act, section 12(2)).
    place: row.place ?? identity?.state ?? null,
    isRounded: row.is_rounded,
  })

type Settled = Pick<StoredInvoice, 'status' | 'total' | 'paid' | 'tds_proved' | 'credited' | 'due_on'>

export const openOf = ({ status, total, paid, tds_proved, credited }: Settled): number =>
  status === 'issued' ? Math.max(0, total - credited - paid - tds_proved) : 0

export function stateOf(row: Settled, today: CourtDate): InvoiceState {
  if (row.status !== 'issued') return row.status
  if (row.credited > 0 && row.credited === row.total) return 'credited'
  if (openOf(row) === 0) return 'paid'
  if (row.due_on !== null && row.due_on < today) return 'overdue'
  return row.paid + row.tds_proved > 0 ? 'part-paid' : 'sent'
}

export function presentInvoice(row: InvoiceRow, identity: BillingIdentity | null, today: CourtDate): Invoice {
  const state = stateOf(row, today)
  return {
    ...row,
    ...presentVersion(row),
    _id: row.id,
    state,
    sum: sumOf(row, identity),
    open: openOf(row),
    days_late: state === 'overdue' && row.due_on ? daysBetween(row.due_on, today) : 0,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    link: row.link_made_at && {
      made_at: row.link_made_at.toISOString(),
      opened_at: row.link_opened_at?.toISOString() ?? null,
    },
    is_in_client_area: row.shown_at !== null,
  }
}

export const presentReceipt = (row: ReceiptRow): Receipt => ({
  ...row,
  _id: row.id,
  on: row.received_on,
  recorded_by: row.recorder,
  recorded_at: row.recorded_at.toISOString(),
  voided_at: row.voided_at?.toISOString() ?? null,
})

export type IssuedInvoice = Pick<
  StoredInvoice,
  | ('id' | 'status' | 'number' | 'name' | 'subject' | 'products' | 'address' | 'place' | 'gstin' | 'mode')
  | ('tax_percent' | 'sac' | 'note' | 'issued_on' | 'due_on' | 'total' | 'paid' | 'tds_proved')
  | ('credited' | 'credited_tds')
> & { sum: InvoiceSum; supplier: BillingIdentity }

type ToPay = Pick<IssuedInvoice, 'status' | 'total' | 'paid' | 'tds_proved' | 'sum' | 'credited' | 'credited_tds'>

export const toPayOf = (row: ToPay): number =>
  row.status === 'issued'
    ? amountToPay(row.total - row.credited, row.sum.tds - row.credited_tds, { paid: row.paid, tds: row.tds_proved })
    : 0

export function presentShared(row: IssuedInvoice, today: CourtDate): SharedInvoice {
  const { number, name, subject, products, mode, sum, issued_on, due_on, supplier } = row
  const { paid, tds_proved, credited, credited_tds } = row
  const to_pay = toPayOf(row)
  return {
    number,
    name,
    subject,
    products,
    mode,
    sum,
    issued_on,
    due_on,
    supplier,
    to_pay,
    paid,
    tds_proved,
    credited,
    credited_tds,
    state: stateOf(row, today),
    open: openOf(row),
    upi_link: upiLink(supplier, to_pay, number ?? ''),
  }
}
