import { z } from 'zod'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ChargeId, ClientId, InvoiceId, MatterId } from '../platform/ids.ts'
import { failures, messages } from '../platform/messages.ts'
import { changesSomething, changesTo, SeenInQuery, seen, versioned } from '../platform/version.ts'
import { BillingIdentity, Gstin, GstState, Sac, TaxPercent, TdsPercent } from './billing-identity.ts'
import { CreditNote } from './credit-notes.ts'
import { InvoiceMail } from './invoice-mail.ts'
import { GatewayRefund, InvoicePaymentLink } from './invoice-payment-links.ts'
import { InvoiceSum, ItemKind, TaxMode } from './invoice-sum.ts'
import { Receipt } from './receipts.ts'

export const InvoiceState = z.enum(['draft', 'sent', 'part-paid', 'paid', 'overdue', 'credited', 'cancelled'])
export type InvoiceState = z.infer<typeof InvoiceState>

const mandatory = { error: messages.invoiceMandatory }
const text = (most: number) => z.string().trim().max(most, `Use at most ${most} characters`)
const Mandatory = (most: number) =>
  z.string(mandatory).trim().min(1, mandatory).max(most, `Use at most ${most} characters`)

/** `price` is in whole rupees. */
export const InvoiceProduct = z.object({
  item_name: Mandatory(300),
  price: z.int(mandatory).min(0, mandatory).max(100_000_000, 'This is too much'),
  kind: ItemKind.default('fee'),
  /** The rate of a fee that differs from the invoice’s `tax_percent`. */
  tax_percent: TaxPercent.nullish(),
  /** The charge of the matter that this line bills. */
  charge_id: ChargeId.optional(),
})
export type InvoiceProduct = z.infer<typeof InvoiceProduct>

const More = z.object({
  matter_id: MatterId.nullable(),
  client_id: ClientId.nullable(),
  address: text(400),
  place: GstState.nullable(),
  gstin: Gstin.nullable(),
  mode: TaxMode,
  /** In whole rupees, taken off the fees. */
  discount: z.int(mandatory).min(0, mandatory).max(100_000_000, 'This is too much'),
  tax_percent: TaxPercent,
  tds_percent: TdsPercent,
  sac: Sac,
  due_days: z.int().min(0).max(365, 'At most 365 days'),
  is_rounded: z.boolean(),
  note: text(1000),
})

const InvoiceBody = More.partial().extend({
  name: Mandatory(160),
  subject: Mandatory(300),
  products: z.array(InvoiceProduct, mandatory).min(1, mandatory).max(100, 'Use at most 100 lines'),
})

export const Invoice = z.object({
  _id: InvoiceId,
  number: z.string().nullable(),
  state: InvoiceState,
  name: z.string(),
  subject: z.string(),
  products: z.array(InvoiceProduct),
  matter_id: MatterId.nullable(),
  matter_title: z.string().nullable(),
  client_id: ClientId.nullable(),
  address: z.string(),
  place: z.string().nullable(),
  gstin: z.string().nullable(),
  mode: TaxMode,
  discount: z.int(),
  tax_percent: z.number(),
  tds_percent: z.number(),
  sac: z.string(),
  due_days: z.int(),
  is_rounded: z.boolean(),
  note: z.string(),
  sum: InvoiceSum,
  paid: z.int(),
  tds_proved: z.int(),
  credited: z.int(),
  credited_tds: z.int(),
  open: z.int(),
  issued_on: CourtDate.nullable(),
  due_on: CourtDate.nullable(),
  days_late: z.int(),
  cancelled_at: Instant.nullable(),
  created_at: Instant,
  updated_at: Instant,
  link: z.object({ made_at: Instant, opened_at: Instant.nullable() }).nullable(),
  is_in_client_area: z.boolean(),
  ...versioned,
})
export type Invoice = z.infer<typeof Invoice>

export const InvoiceDetail = Invoice.extend({
  receipts: z.array(Receipt),
  credit_notes: z.array(CreditNote),
  /** Advance payments that the chamber still holds, in paise. */
  advance: z.int(),
  mails: z.array(InvoiceMail),
  client_email: z.string().nullable(),
  has_client_access: z.boolean(),
  /** The chamber has an account at the payment gateway. */
  takes_online: z.boolean(),
  /** Null if it no longer asks for the amount due. */
  payment_link: InvoicePaymentLink.nullable(),
  to_be_refunded: z.array(GatewayRefund),
})
export type InvoiceDetail = z.infer<typeof InvoiceDetail>

export const listInvoices = endpoint('GET /api/model/invoice', {
  can: ['read', 'Invoice'],
  summary: 'The chamber’s invoices, drafts first, then the newest number first',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(200).default(25),
    search: z.string().trim().max(200).optional(),
    'filters[matter_id]': MatterId.optional(),
    'filters[client_id]': ClientId.optional(),
    'filters[state]': InvoiceState.optional(),
  }),
  reply: ok({ data: z.array(Invoice), meta: z.object({ total: z.number(), page: z.number(), perPage: z.number() }) }),
})

const id = z.object({ id: InvoiceId })
const saved = ok({ data: Invoice, message: z.string() })

export const getInvoice = endpoint('GET /api/invoice/:id', {
  can: ['read', 'Invoice'],
  summary: 'One invoice with its receipts',
  params: id,
  reply: ok({ data: InvoiceDetail }),
})

export const createInvoice = endpoint('POST /api/invoice', {
  can: ['create', 'Invoice'],
  summary: 'Create an invoice as a draft without a number',
  body: InvoiceBody,
  reply: saved,
})

export const updateInvoice = endpoint('PUT /api/invoice/:id', {
  can: ['update', 'Invoice'],
  changes: Invoice,
  summary: 'Change a draft; only the sent fields change; an issued invoice is never changed',
  params: id,
  body: changesTo(InvoiceBody.shape).refine(changesSomething, 'Nothing to change'),
  reply: saved,
})

export const issueInvoice = endpoint('POST /api/invoice/:id/issue', {
  can: ['update', 'Invoice'],
  changes: Invoice,
  summary: 'Issue a draft: it gets the next number of the financial year and is fixed',
  params: id,
  body: z.object({ issued_on: CourtDate.optional(), ...seen }),
  reply: saved,
})

export const deleteInvoice = endpoint('DELETE /api/invoice/:id', {
  failure: failures.deletion,
  can: ['delete', 'Invoice'],
  changes: Invoice,
  summary: 'Move a draft to the recycle bin, or cancel an issued invoice, which keeps its number',
  params: id,
  query: SeenInQuery,
  reply: ok({ message: z.string() }),
})

export const restoreInvoice = endpoint('POST /api/invoice/restore/:id', {
  can: ['delete', 'Invoice'],
  summary: 'Restore a draft from the recycle bin',
  params: id,
  reply: saved,
})

export const invoicesInBin = endpoint('GET /api/invoice/bin', {
  can: ['delete', 'Invoice'],
  summary: 'The drafts in the recycle bin, newest first',
  reply: ok({ data: z.array(Invoice.extend({ deleted_at: Instant, deleted_by: z.string().nullable() })) }),
})

export const invoicePdf = endpoint('GET /api/invoice/:id/pdf', {
  reaches: ['pool'],
  can: ['read', 'Invoice'],
  kind: 'file',
  summary: 'An invoice as a PDF; a draft says that it is one',
  params: id,
  reply: z.unknown(),
})

export const Ageing = z.object({
  not_due: z.int(),
  to_30: z.int(),
  to_60: z.int(),
  to_90: z.int(),
  over_90: z.int(),
  total: z.int(),
})
export type Ageing = z.infer<typeof Ageing>

export const outstanding = endpoint('GET /api/invoice/outstanding', {
  can: ['manage', 'Invoice'],
  summary: 'Outstanding amounts by age and by client, the largest first',
  reply: ok({
    data: Ageing,
    held: z.int(),
    by_name: z.array(
      Ageing.extend({ client_id: ClientId.nullable(), name: z.string(), invoices: z.int(), oldest_due: CourtDate }),
    ),
  }),
})

export const linkInvoice = endpoint('POST /api/invoice/:id/link', {
  can: ['update', 'Invoice'],
  isSecret: true,
  summary: 'Create a secret address that shows an issued invoice; it replaces an earlier one',
  params: id,
  reply: ok({ address: z.url(), message: z.string() }),
})

export const unlinkInvoice = endpoint('POST /api/invoice/:id/link/end', {
  can: ['update', 'Invoice'],
  summary: 'Withdraw the secret address of an invoice',
  params: id,
  reply: ok({ message: z.string() }),
})

export const showInvoiceToClient = endpoint('POST /api/invoice/:id/client_area', {
  can: ['update', 'Invoice'],
  summary: 'Share an issued invoice with its client, or stop sharing it',
  params: id,
  body: z.object({ is_shown: z.boolean() }),
  reply: saved,
})

export const SharedInvoice = Invoice.pick({
  number: true,
  state: true,
  name: true,
  subject: true,
  products: true,
  mode: true,
  sum: true,
  paid: true,
  tds_proved: true,
  credited: true,
  credited_tds: true,
  open: true,
  issued_on: true,
  due_on: true,
}).extend({
  supplier: BillingIdentity.pick({
    name: true,
    title: true,
    address: true,
    phone: true,
    email: true,
    bank_name: true,
    account_name: true,
    account_number: true,
    ifsc: true,
    upi: true,
  }),
  /** In paise, without the tax that the client is expected to withhold. */
  to_pay: z.int(),
  /** `upi://pay?…` with the amount. Null if the chamber has no UPI id or nothing remains to be paid. */
  upi_link: z.string().nullable(),
})
export type SharedInvoice = z.infer<typeof SharedInvoice>

/** The secret token is not in the URL, because servers log URLs. */
const secretBody = z.object({ token: z.string().regex(/^[\w-]{43}$/, 'This is no such address') })

export const readSharedInvoice = endpoint('POST /api/shared_invoice', {
  access: 'public',
  readsOnly: true,
  summary: 'The invoice at a secret address',
  body: secretBody,
  reply: ok({ data: SharedInvoice }),
})

export const sharedInvoicePdf = endpoint('POST /api/shared_invoice/pdf', {
  access: 'public',
  readsOnly: true,
  kind: 'file',
  summary: 'The same as a PDF',
  body: secretBody,
  reply: z.unknown(),
})

export const clientInvoices = endpoint('GET /api/client_area/invoices', {
  can: ['read', 'ClientArea'],
  summary: 'The invoices that are shown to the client, newest first',
  reply: ok({ data: z.array(SharedInvoice.extend({ _id: InvoiceId })) }),
})

export const clientInvoicePdf = endpoint('GET /api/client_area/invoices/:id/pdf', {
  reaches: ['pool'],
  can: ['read', 'ClientArea'],
  kind: 'file',
  summary: 'One of them as a PDF',
  params: id,
  reply: z.unknown(),
})
