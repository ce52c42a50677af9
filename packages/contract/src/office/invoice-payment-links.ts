import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ChamberId, InvoiceId } from '../platform/ids.ts'

const Secret = z.string().trim().min(4, 'Write the whole key').max(100, 'Write the whole key')

/** The chamber's own account at the gateway Razorpay. It is stored encrypted, and never returned. */
export const GatewayKeys = z.object({
  key_id: z
    .string()
    .trim()
    .regex(/^rzp_(live|test)_\w{4,60}$/, 'Copy the key id from Razorpay'),
  key_secret: Secret,
  webhook_secret: Secret,
})
export type GatewayKeys = z.infer<typeof GatewayKeys>

export const GatewayAccount = z.object({
  /** The last four characters of the key id. Null if the chamber has set no account. */
  ends_with: z.string().nullable(),
  /** The address of the webhook, which the owner enters at the gateway. */
  webhook: z.url(),
})
export type GatewayAccount = z.infer<typeof GatewayAccount>

const ownersOnly = { access: 'person', personally: true, can: ['manage', 'all'] } as const

export const getGatewayAccount = endpoint('GET /api/invoice_gateway', {
  ...ownersOnly,
  summary: 'Whether the chamber has an account at the payment gateway, and the address for its webhook',
  reply: ok({ data: GatewayAccount }),
})

export const saveGatewayAccount = endpoint('PUT /api/invoice_gateway', {
  ...ownersOnly,
  summary: 'Set the keys of the chamber’s account at the payment gateway, after the gateway accepted them',
  body: GatewayKeys,
  reply: ok({ data: GatewayAccount, message: z.string() }),
})

export const removeGatewayAccount = endpoint('DELETE /api/invoice_gateway', {
  ...ownersOnly,
  summary: 'End the open payment links at the gateway as far as it answers, and delete the keys of the account',
  reply: ok({ data: GatewayAccount, message: z.string() }),
})

export const InvoicePaymentLink = z.object({
  url: z.url(),
  /** In paise. */
  amount: z.int(),
  ends_at: Instant,
})
export type InvoicePaymentLink = z.infer<typeof InvoicePaymentLink>

/** Money that came by a payment link when no more was to be paid. The chamber refunds it at the gateway. */
export const GatewayRefund = z.object({ payment: z.string().max(60), amount: z.int(), at: Instant })

export const makeInvoicePaymentLink = endpoint('POST /api/invoice/:id/payment_link', {
  can: ['update', 'Invoice'],
  summary: 'A payment link for the amount due of an issued invoice. A valid link is returned again; others are ended',
  params: z.object({ id: InvoiceId }),
  reply: ok({ data: InvoicePaymentLink }),
})

export const closeGatewayRefund = endpoint('POST /api/invoice/:id/refunded', {
  can: ['update', 'Invoice'],
  summary: 'Say that a payment that was too much has been refunded at the gateway; its notice then goes',
  params: z.object({ id: InvoiceId }),
  body: GatewayRefund.pick({ payment: true }),
  reply: ok({ message: z.string() }),
})

export const invoiceWebhook = endpoint('POST /api/payment/webhook/:chamber', {
  access: 'public',
  keepsText: true,
  summary: 'Webhook of the gateway account of one chamber, signed over the body (`X-Razorpay-Signature`)',
  params: z.object({ chamber: ChamberId }),
  body: z.unknown(),
  reply: ok({}),
})
