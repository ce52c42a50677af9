import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { GatewayNews } from './judge-payment.ts'
import { RazorpayLink } from './razorpay-gateway.ts'

/** The gateway signs the body as it sent it: HMAC-SHA256 under the webhook’s secret, in hexadecimal. */
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

const kinds: Record<string, GatewayNews['kind']> = {
  'payment_link.paid': 'paid',
  'payment_link.expired': 'expired',
  'payment_link.cancelled': 'cancelled',
}

/** Null for a message that is about no payment link. */
export function readMessage(body: unknown): GatewayNews | null {
  const message = Message.safeParse(body)
  if (!message.success) return null
  const { event, payload } = message.data
  const link = payload.payment_link.entity
  return {
    kind: kinds[event] ?? 'other',
    linkId: link.id,
    reference: link.reference_id ?? '',
    amount: link.amount,
    amountPaid: link.amount_paid,
    currency: link.currency,
    paymentId: payload.payment?.entity.id ?? null,
  }
}

/**
 * By which a repeated message is known. The header is not part of what is signed, so that it only saves work: what a
 * message may do is decided by the payment it is about.
 */
export const eventIdOf = (header: unknown, body: string): string =>
  typeof header === 'string' && /^[\w-]{1,80}$/.test(header)
    ? header
    : `sha256:${createHash('sha256').update(body).digest('base64url')}`
