import { z } from 'zod'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ClientId, InvoiceId, MatterId, ReceiptId } from '../platform/ids.ts'
import { ClientFee } from './charges.ts'

export const ReceiptKind = z.enum(['payment', 'advance', 'drawn', 'refund', 'freed'])
export type ReceiptKind = z.infer<typeof ReceiptKind>

export const PaymentMethod = z.enum(['upi', 'bank', 'cash', 'cheque', 'card'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** In paise: one thousand crore rupees. A larger amount is a typing error. */
export const mostPaise = 1_000_000_000_000

const Amount = z.int('Write an amount').min(1, 'Write an amount').max(mostPaise, 'This is too much')
const Reference = z.string().trim().max(100, 'Use at most 100 characters')

export const Receipt = z.object({
  _id: ReceiptId,
  number: z.string().nullable(),
  kind: ReceiptKind,
  /** In paise. */
  amount: z.int(),
  /** Income tax that the client withheld, in paise. */
  tds: z.int(),
  on: CourtDate,
  method: PaymentMethod.nullable(),
  reference: z.string().nullable(),
  invoice_id: InvoiceId.nullable(),
  invoice_number: z.string().nullable(),
  client_id: ClientId.nullable(),
  from_name: z.string(),
  recorded_by: z.string().nullable(),
  recorded_at: Instant,
  voided_at: Instant.nullable(),
})
export type Receipt = z.infer<typeof Receipt>

export const payInvoice = endpoint('POST /api/invoice/:id/payment', {
  can: ['update', 'Invoice'],
  summary: 'Record a payment for an issued invoice, with the tax withheld; creates a numbered receipt',
  params: z.object({ id: InvoiceId }),
  body: z
    .object({
      amount: z.int('Write an amount').min(0, 'Write an amount').max(mostPaise, 'This is too much'),
      tds: z.int().min(0).max(mostPaise, 'This is too much').default(0),
      on: CourtDate,
      method: PaymentMethod,
      reference: Reference.nullable().default(null),
    })
    .refine(({ amount, tds }) => amount + tds > 0, { message: 'Write an amount', path: ['amount'] }),
  reply: ok({ data: Receipt, message: z.string() }),
})

export const drawAdvance = endpoint('POST /api/invoice/:id/draw', {
  can: ['update', 'Invoice'],
  summary: 'Pay an issued invoice from its client’s advance',
  params: z.object({ id: InvoiceId }),
  body: z.object({ amount: Amount, on: CourtDate }),
  reply: ok({ data: Receipt, message: z.string() }),
})

const ofReceipt = z.object({ id: ReceiptId })

export const voidReceipt = endpoint('POST /api/receipt/:id/void', {
  can: ['delete', 'Invoice'],
  summary: 'Cancel a receipt recorded by mistake, or of a dishonoured cheque; its number stays',
  params: ofReceipt,
  reply: ok({ data: Receipt, message: z.string() }),
})

export const receiptPdf = endpoint('GET /api/receipt/:id/pdf', {
  reaches: ['pool'],
  can: ['read', 'Invoice'],
  kind: 'file',
  summary: 'A receipt as a PDF',
  params: ofReceipt,
  reply: z.unknown(),
})

export const LedgerLine = z.object({
  on: CourtDate,
  kind: z.enum(['invoice', 'cancelled', 'credited', ...ReceiptKind.options]),
  number: z.string().nullable(),
  invoice_id: InvoiceId.nullable(),
  receipt_id: ReceiptId.nullable(),
  method: PaymentMethod.nullable(),
  reference: z.string().nullable(),
  owed: z.int(),
  held: z.int(),
  owed_after: z.int(),
  held_after: z.int(),
})
export type LedgerLine = z.infer<typeof LedgerLine>

export const ClientLedger = z.object({
  client: z.object({ _id: ClientId, name: z.string() }),
  fee: ClientFee,
  lines: z.array(LedgerLine),
  owed: z.int(),
  held: z.int(),
})
export type ClientLedger = z.infer<typeof ClientLedger>

const ofClient = z.object({ id: ClientId })

export const clientLedger = endpoint('GET /api/client_ledger/:id', {
  can: ['manage', 'Invoice'],
  summary: 'A client’s account: invoices, payments, and advance money held',
  params: ofClient,
  reply: ok({ data: ClientLedger }),
})

export const addToLedger = endpoint('POST /api/client_ledger/:id', {
  can: ['update', 'Invoice'],
  summary: 'Record an advance from a client, or its return',
  params: ofClient,
  body: z.object({
    kind: z.enum(['advance', 'refund']),
    amount: Amount,
    on: CourtDate,
    method: PaymentMethod,
    reference: Reference.nullable().default(null),
    matter_id: MatterId.nullable().default(null),
  }),
  reply: ok({ data: Receipt, message: z.string() }),
})
