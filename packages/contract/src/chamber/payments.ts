import { z } from 'zod'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { PlanPaymentId } from '../platform/ids.ts'

/** The events of payment links that Peshi hears. They are chosen for its webhook at Razorpay. */
export const gatewayEvents = ['payment_link.paid', 'payment_link.expired', 'payment_link.cancelled'] as const

export const PlanPaymentState = z.enum(['asked', 'open', 'paid', 'cancelled', 'expired'])
export type PlanPaymentState = z.infer<typeof PlanPaymentState>

export const PlanPayment = z.object({
  _id: PlanPaymentId,
  plan_name: z.string(),
  months: z.int(),
  /** In paise, including tax. */
  total: z.int(),
  state: PlanPaymentState,
  url: z.string().nullable(),
  asked_at: Instant,
  paid_at: Instant.nullable(),
  ends_on: CourtDate.nullable(),
  invoice_number: z.string().nullable(),
  /** Amount in paise that the operator must refund, because the same link was paid twice. */
  to_be_refunded: z.int(),
})
export type PlanPayment = z.infer<typeof PlanPayment>

export const pay = endpoint('POST /api/payment', {
  access: 'person',
  personally: true,
  can: ['update', 'Plan'],
  summary: 'A payment link for a plan. An open link is returned again; links for other plans are cancelled',
  body: z.object({ plan_id: z.string().trim().min(1, 'Choose a plan').max(40) }),
  reply: ok({ payment_link: z.url(), data: PlanPayment }),
})

export const listPlanPayments = endpoint('GET /api/payment', {
  access: 'person',
  can: ['read', 'Plan'],
  summary: 'The chamber’s payments for its plan, newest first',
  reply: ok({ data: z.array(PlanPayment) }),
})

const params = z.object({ id: PlanPaymentId })

export const checkPlanPayment = endpoint('POST /api/payment/:id/check', {
  access: 'person',
  can: ['update', 'Plan'],
  summary: 'Ask the gateway for the state of a link if its webhook is late',
  params,
  reply: ok({ data: PlanPayment }),
})

export const planInvoice = endpoint('GET /api/payment/:id/invoice', {
  reaches: ['pool'],
  access: 'person',
  can: ['read', 'Plan'],
  kind: 'file',
  summary: 'The invoice of a payment, as PDF',
  params,
  reply: z.unknown(),
})

export const paymentWebhook = endpoint('POST /api/payment/webhook', {
  access: 'public',
  keepsText: true,
  summary: 'Webhook of the gateway with the state of a link, signed over the body (`X-Razorpay-Signature`)',
  body: z.unknown(),
  reply: ok({}),
})
