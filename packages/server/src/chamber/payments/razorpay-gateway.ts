import { fetchFrom } from '@peshi/courts/outgoing'
import { z } from 'zod'
import { GatewayDown } from '../../platform/errors.ts'
import type { Config } from '../../platform/process/config.ts'
import type { Context } from '../../platform/process/context.ts'
import type { GatewaySettings } from '../plans/plan-settings.ts'
import type { LinkWish, PaymentGateway, PaymentLink } from './payment-gateway.ts'

const nobody = async () => {
  throw new GatewayDown('Nothing is sold here')
}
const noGateway: PaymentGateway = { create: nobody, find: nobody, findByReference: nobody, cancel: nobody }

export const openGateway = ({ plans }: Pick<Config, 'plans'>): PaymentGateway =>
  plans ? createRazorpay(plans.gateway) : noGateway

const razorpay = { baseUrl: 'https://api.razorpay.com/v1/', isSandbox: false }

export const openGatewayOf =
  ({ plans }: Pick<Config, 'plans'>): Context['gatewayOf'] =>
  (keys) =>
    createRazorpay({ ...(plans?.gateway.isSandbox ? plans.gateway : razorpay), ...keys })

export const keysRefused = new Error('The gateway does not accept the keys')

/**
 * Razorpay's payment link, reduced to the fields that Peshi uses (razorpay.com/docs/api/payments/payment-links,
 * November 2026).
 */
export const RazorpayLink = z.object({
  id: z.string().min(1).max(60),
  reference_id: z.string().max(40).nullish(),
  short_url: z.url({ protocol: /^https?$/ }),
  status: z.enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  /** In paise, like `amount_paid`. */
  amount: z.int(),
  amount_paid: z.int().default(0),
  currency: z.string().default('INR'),
  payments: z
    .union([z.array(z.object({ payment_id: z.string(), status: z.string() })), z.object({}).transform(() => [])])
    .nullish(),
})

export const linkOf = (link: z.infer<typeof RazorpayLink>): PaymentLink => ({
  id: link.id,
  reference: link.reference_id ?? '',
  url: link.short_url,
  status: link.status,
  amount: link.amount,
  amountPaid: link.amount_paid,
  currency: link.currency,
  paymentId: link.payments?.find(({ status }) => status === 'captured')?.payment_id ?? null,
})

const patienceMs = 15_000

export function createRazorpay({
  baseUrl,
  isSandbox,
  keyId,
  keySecret,
}: Omit<GatewaySettings, 'webhookSecret'>): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  async function ask(path: string, body?: object): Promise<{ status: number; reply: unknown }> {
    try {
      const response = await fetchFrom(isSandbox ? 'inside' : 'internet', new URL(path, baseUrl), {
        method: body ? 'POST' : 'GET',
        headers: { authorization, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(patienceMs),
      })
      if (response.status === 401) throw keysRefused
      return { status: response.status, reply: await response.json() }
    } catch (error) {
      throw new GatewayDown(error)
    }
  }

  function read<T>(shape: z.ZodType<T>, reply: unknown): T {
    const read = shape.safeParse(reply)
    if (read.success) return read.data
    throw new GatewayDown(read.error)
  }

  async function askForLink(path: string, body?: object): Promise<PaymentLink | null> {
    const { status, reply } = await ask(path, body)
    // Razorpay reports an unknown link as 400 or 404, with varying texts.
    if (status === 400 || status === 404) return null
    if (status !== 200) throw new GatewayDown(`The gateway replied with status ${status}`)
    return linkOf(read(RazorpayLink, reply))
  }

  return {
    async create(wish) {
      const link = await askForLink('payment_links', wordsOf(wish))
      if (!link) throw new GatewayDown('The gateway refused to create the link')
      return link
    },
    find: (linkId) => askForLink(`payment_links/${encodeURIComponent(linkId)}`),
    async findByReference(reference) {
      const { status, reply } = await ask(`payment_links?reference_id=${encodeURIComponent(reference)}`)
      if (status !== 200) throw new GatewayDown(`The gateway replied with status ${status}`)
      const { payment_links } = read(z.object({ payment_links: z.array(RazorpayLink) }), reply)
      const found = payment_links.find(({ reference_id }) => reference_id === reference)
      return found ? linkOf(found) : null
    },
    async cancel(linkId) {
      const path = `payment_links/${encodeURIComponent(linkId)}`
      // Razorpay refuses to cancel a paid or expired link. Then the unchanged link is returned.
      return (await askForLink(`${path}/cancel`, {})) ?? (await askForLink(path))
    },
  }
}

const wordsOf = ({ reference, amount, description, customer, endsAt, returnTo }: LinkWish) => ({
  amount,
  currency: 'INR',
  accept_partial: false,
  reference_id: reference,
  description,
  customer: {
    name: customer.name.slice(0, 50),
    ...(customer.email && { email: customer.email }),
    ...(customer.mobile && { contact: `+91${customer.mobile}` }),
  },
  notify: { sms: false, email: false },
  reminder_enable: false,
  expire_by: Math.floor(endsAt.getTime() / 1000),
  ...(returnTo && { callback_url: returnTo, callback_method: 'get' }),
})
