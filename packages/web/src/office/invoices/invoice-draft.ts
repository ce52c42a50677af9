import type { ClientDetail } from '@peshi/contract/clients/clients'
import type { BillingIdentity } from '@peshi/contract/office/billing-identity'
import { type Charge, isUnbilled } from '@peshi/contract/office/charges'
import {
  chargedMode,
  type InvoiceSum,
  type ItemKind,
  sumInvoice,
  type TaxMode,
  usualMode,
} from '@peshi/contract/office/invoice-sum'
import type { Invoice } from '@peshi/contract/office/invoices'
import type { ChargeId, ClientId, InvoiceId, MatterId } from '@peshi/contract/platform/ids'
import { readRupees } from '@peshi/contract/platform/read-rupees'
import type { Seen } from '../../chamber/edits/edit.ts'
import { seenOf } from '../../chamber/edits/use-edit.tsx'
import { draftKey, keep, readKept } from '../../platform/device/drafts.ts'
import type { InvoiceBody } from './invoices.api.ts'

export interface DraftLine {
  key: number
  item_name: string
  price: string
  kind: ItemKind
  /** The own rate of a fee. */
  tax_percent?: number | null | undefined
  charge_id?: ChargeId | undefined
}

export interface InvoiceDraft {
  name: string
  subject: string
  lines: DraftLine[]
  matter_id: MatterId | null
  client_id: ClientId | null
  address: string
  place: string | null
  gstin: string
  mode: TaxMode
  /** As typed, in whole rupees. Empty for none. Drafts kept on the device by an earlier version lack it. */
  discount?: string
  tax_percent: number
  tds_percent: number
  sac: string
  due_days: number
  is_rounded: boolean
  note: string
  /** The stored draft as the person saw it. */
  seen?: Seen<InvoiceBody> | undefined
}

/** The lines that a new invoice of a matter offers: what its charges have not billed yet, the oldest first. */
export const linesOfCharges = (charges: readonly Charge[], say: (charge: Charge) => string): DraftLine[] =>
  charges
    .filter(isUnbilled)
    .toReversed()
    .map((charge, key) => ({
      key,
      item_name: say(charge),
      price: String(charge.amount),
      kind: charge.kind === 'appearance' ? 'fee' : 'disbursement',
      charge_id: charge._id,
    }))

export const emptyLine = (key: number): DraftLine => ({ key, item_name: '', price: '', kind: 'fee' })

export const newDraft = (identity: BillingIdentity | null, own: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  name: '',
  subject: '',
  lines: [emptyLine(0)],
  matter_id: null,
  client_id: null,
  address: '',
  place: null,
  gstin: '',
  tds_percent: 0,
  is_rounded: true,
  mode: usualMode(identity, null),
  tax_percent: identity?.tax_percent ?? 18,
  sac: identity?.sac ?? '998212',
  due_days: identity?.due_days ?? 30,
  note: identity?.note ?? '',
  ...own,
})

export type BillTo = Pick<InvoiceDraft, 'name' | 'address' | 'gstin' | 'place' | 'mode'>

export function billToOf(
  identity: BillingIdentity | null,
  client: Pick<ClientDetail, 'kind' | 'name' | 'addresses' | 'gstin'> | null,
): BillTo {
  const [place] = client?.addresses ?? []
  return {
    name: client?.name.slice(0, 160) ?? '',
    address: place ? [place.lines, place.city, place.pin].filter(Boolean).join(', ').slice(0, 400) : '',
    gstin: client?.gstin ?? '',
    place: client?.gstin?.slice(0, 2) ?? null,
    mode: usualMode(identity, client),
  }
}

export const draftOf = (invoice: Invoice): InvoiceDraft => {
  const { name, subject, matter_id, client_id, address, place, gstin, mode } = invoice
  const { discount, tax_percent, tds_percent, sac, due_days, is_rounded, note } = invoice
  return {
    name,
    subject,
    discount: discount === 0 ? '' : String(discount),
    matter_id,
    client_id,
    address,
    place,
    mode,
    tax_percent,
    tds_percent,
    sac,
    due_days,
    is_rounded,
    note,
    gstin: gstin ?? '',
    lines: invoice.products.map((product, key) => ({ ...product, key, price: String(product.price) })),
    seen: seenOf(invoice, fieldsOf),
  }
}

export const fieldsOf = (invoice: Invoice): InvoiceBody => {
  const { name, subject, products, matter_id, client_id, address, place, gstin, mode } = invoice
  const { discount, tax_percent, tds_percent, sac, due_days, is_rounded, note } = invoice
  return {
    name,
    subject,
    products,
    discount,
    matter_id,
    client_id,
    address,
    place,
    gstin,
    mode,
    tax_percent,
    tds_percent,
    sac,
    due_days,
    is_rounded,
    note,
  }
}

export function readPrice(text: string): number | null {
  const paise = readRupees(text)
  return paise !== null && paise % 100 === 0 && paise < 1e11 ? paise / 100 : null
}

const writtenLines = ({ lines }: InvoiceDraft) =>
  lines.filter(({ item_name, price }) => item_name.trim() !== '' || price.trim() !== '')

/** In whole rupees. Null if it cannot be read. */
export const discountOf = ({ discount = '' }: Pick<InvoiceDraft, 'discount'>): number | null =>
  discount.trim() === '' ? 0 : readPrice(discount)

export function bodyOf(draft: InvoiceDraft): InvoiceBody | null {
  const products = writtenLines(draft).map(({ item_name, price, kind, tax_percent, charge_id }) => ({
    item_name: item_name.trim(),
    price: readPrice(price),
    kind,
    ...(kind === 'fee' && typeof tax_percent === 'number' && { tax_percent }),
    ...(charge_id && { charge_id }),
  }))
  const isWhole = products.every(({ item_name, price }) => item_name !== '' && price !== null)
  const discount = discountOf(draft)
  if (discount === null || draft.name.trim() === '' || draft.subject.trim() === '' || products.length === 0 || !isWhole)
    return null
  const { lines: _, seen: _seen, gstin, ...rest } = draft
  return {
    ...rest,
    discount,
    gstin: gstin.trim() === '' ? null : gstin,
    products: products.map((product) => ({ ...product, price: product.price ?? 0 })),
  }
}

export const isBadPrice = ({ price }: DraftLine): boolean => price.trim() !== '' && readPrice(price) === null

type Supplier = Pick<BillingIdentity, 'state' | 'mode'> | null

export const sumOfDraft = (draft: InvoiceDraft, supplier: Supplier): InvoiceSum => {
  const from = supplier?.state ?? null
  return sumInvoice({
    items: draft.lines.map(({ kind, price, tax_percent }) => ({ kind, tax_percent, price: readPrice(price) ?? 0 })),
    discount: discountOf(draft) ?? 0,
    mode: chargedMode(draft.mode, supplier),
    taxPercent: draft.tax_percent,
    tdsPercent: draft.tds_percent,
    from,
    place: draft.place ?? from,
    isRounded: draft.is_rounded,
  })
}

const keyOf = (of: { invoice?: InvoiceId; matter?: MatterId | null }) =>
  draftKey('invoice', of.invoice ?? of.matter ?? 'blank')

type Of = Parameters<typeof keyOf>[0]

export const keepDraft = (of: Of, draft: InvoiceDraft | null): void => keep(keyOf(of), draft)

export function readDraft(of: Of): InvoiceDraft | null {
  const kept = readKept(keyOf(of))
  return typeof kept === 'object' && kept !== null && 'lines' in kept ? (kept as InvoiceDraft) : null
}
