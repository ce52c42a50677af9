import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { gatewayEvents } from '@peshi/contract/chamber/payments'
import { z } from 'zod'
import type { GatewayNews } from './judge-payment.ts'
import { RazorpayLink } from './razorpay-gateway.ts'

export const signBody = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

export function isSigned(secret: string, body: string, signature: unknown): boolean {
  if (typeof signature !== 'string') return false
  const [given, right] = [Buffer.from(signature), Buffer.from(signBody(secret, body))]
  return given.length === right.length && timingSafeEqual(given, right)
}

const Message = z.object({
  event: z.string().max(80),
  payload: z.object({
    payment_link: z.object({ entity: RazorpayLink.omit({ payments: true }) }),
    payment: z.object({ entity: z.object({ id: z.string().max(60), amount: z.int() }) }).optional(),
  }),
})

const kinds = {
  'payment_link.paid': 'paid',
  'payment_link.expired': 'expired',
  'payment_link.cancelled': 'cancelled',
} as const satisfies Record<(typeof gatewayEvents)[number], GatewayNews['kind']>

export function readMessage(body: unknown): GatewayNews | null {
  const message = Message.safeParse(body)
  if (!message.success) return null
  const { event, payload } = message.data
  const link = payload.payment_link.entity
  return {
    kind: Object.hasOwn(kinds, event) ? kinds[event as keyof typeof kinds] : 'other',
    linkId: link.id,
    reference: link.reference_id ?? '',
    amount: link.amount,
    amountPaid: link.amount_paid,
    currency: link.currency,
    paymentId: payload.payment?.entity.id ?? null,
  }
}

/** Use this id only to detect repeated messages. The header is not signed, so anybody can write any id into it. */
export const eventIdOf = (header: unknown, body: string): string =>
  typeof header === 'string' && /^[\w-]{1,80}$/.test(header)
    ? header
    : `sha256:${createHash('sha256').update(body).digest('base64url')}`
