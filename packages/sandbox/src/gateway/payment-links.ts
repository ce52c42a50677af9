import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { NotPossible } from '../world/world.ts'

export const gatewayKeys = { keyId: 'rzp_test_sandbox', keySecret: 'sandbox-key', webhookSecret: 'sandbox-webhook' }

/** Format of the payment gateway Razorpay: amounts in paise, times in seconds since 1970. */
export interface Link {
  id: string
  amount: number
  amount_paid: number
  currency: string
  accept_partial: boolean
  reference_id: string
  description: string
  customer: { name?: string; email?: string; contact?: string }
  status: 'created' | 'paid' | 'expired' | 'cancelled'
  short_url: string
  callback_url: string
  callback_method: string
  expire_by: number
  created_at: number
  payments:
    | { payment_id: string; plink_id: string; amount: number; method: string; status: string; created_at: number }[]
    | null
}

export type LinkEvent = 'payment_link.paid' | 'payment_link.expired' | 'payment_link.cancelled'

export interface Message {
  id: string
  event: LinkEvent
  body: string
  signature: string
  answers: (number | 'unreachable')[]
}

export const deliveries = ['at-once', 'twice', 'held'] as const
export type Delivery = (typeof deliveries)[number]

const shortestSeconds = 15 * 60

export type PaymentLinks = ReturnType<typeof createPaymentLinks>

export function createPaymentLinks(clock: Clock) {
  const links = new Map<string, Link>()
  const messages = new Map<string, Message[]>()
  let delivery: Delivery = 'at-once'
  let made = 0

  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const serial = (prefix: string) => {
    made += 1
    return `${prefix}_Sandbox${String(made).padStart(7, '0')}`
  }

  /** A link becomes `expired` only when somebody requests it. The gateway sends no webhook for this. */
  const current = (link: Link): Link => {
    if (link.status === 'created' && link.expire_by <= seconds()) link.status = 'expired'
    return link
  }

  function get(id: string): Link {
    const link = links.get(id)
    if (!link) throw new NotPossible('There is no such payment link.')
    return current(link)
  }

  function note(link: Link, event: LinkEvent): Message {
    const payment = link.payments?.at(-1)
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_Sandbox0000000',
      event,
      contains: payment ? ['payment_link', 'payment'] : ['payment_link'],
      payload: {
        payment_link: { entity: { ...link, payments: undefined } },
        ...(payment && {
          payment: {
            entity: {
              id: payment.payment_id,
              entity: 'payment',
              amount: payment.amount,
              currency: 'INR',
              status: 'captured',
            },
          },
        }),
      },
      created_at: seconds(),
    })
    const signature = createHmac('sha256', gatewayKeys.webhookSecret).update(body).digest('hex')
    const message: Message = { id: serial('evt'), event, body, signature, answers: [] }
    messages.set(link.id, [...(messages.get(link.id) ?? []), message])
    return message
  }

  /** A link without a page to return to does not say where the product is, so that the product has to ask. */
  async function send(link: Link, message: Message): Promise<void> {
    if (!link.callback_url) return
    const answer = await fetch(new URL('/api/payment/webhook', link.callback_url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': message.signature,
        'x-razorpay-event-id': message.id,
      },
      body: message.body,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
    message.answers.push(answer?.status ?? 'unreachable')
  }

  async function notify(link: Link, event: LinkEvent): Promise<void> {
    const message = note(link, event)
    for (let time = 0; time < { 'at-once': 1, twice: 2, held: 0 }[delivery]; time++) await send(link, message)
  }

  return {
    all: () => [...links.values()].map(current).toReversed(),
    messagesOf: (id: string) => messages.get(id) ?? [],
    find: (id: string) => {
      const link = links.get(id)
      return link ? current(link) : null
    },
    findByReference: (reference: string) =>
      [...links.values()].filter((link) => link.reference_id === reference).map(current),

    create(
      wish: Pick<
        Link,
        'amount' | 'currency' | 'reference_id' | 'description' | 'customer' | 'callback_url' | 'expire_by'
      >,
      origin: string,
    ): Link {
      if ([...links.values()].some((link) => link.reference_id === wish.reference_id))
        throw new NotPossible('payment link with given reference_id already exists')
      if (wish.expire_by < seconds() + shortestSeconds)
        throw new NotPossible('expire_by should be at least 15 minutes after current time')
      const id = serial('plink')
      const link: Link = {
        id,
        amount_paid: 0,
        accept_partial: false,
        status: 'created',
        callback_method: 'get',
        payments: null,
        short_url: `${origin}/gateway-host/pay/${id}`,
        created_at: seconds(),
        ...wish,
      }
      links.set(id, link)
      return link
    },

    async cancel(id: string): Promise<Link> {
      const link = get(id)
      if (link.status !== 'created') throw new NotPossible('Link is already paid, expired or cancelled')
      link.status = 'cancelled'
      await notify(link, 'payment_link.cancelled')
      return link
    },

    async pay(id: string): Promise<Link> {
      const link = get(id)
      if (link.status !== 'created') throw new NotPossible('This link is paid or over.')
      const payment = {
        payment_id: serial('pay'),
        plink_id: id,
        amount: link.amount,
        method: 'upi',
        status: 'captured',
      }
      link.status = 'paid'
      link.amount_paid = link.amount
      link.payments = [{ ...payment, created_at: seconds() }]
      await notify(link, 'payment_link.paid')
      return link
    },

    async expire(id: string): Promise<Link> {
      const link = get(id)
      if (link.status === 'created') link.status = 'expired'
      await notify(link, 'payment_link.expired')
      return link
    },

    async resend(id: string, messageId: string): Promise<Message> {
      const message = messages.get(id)?.find((one) => one.id === messageId)
      if (!message) throw new NotPossible('There is no such message.')
      await send(get(id), message)
      return message
    },

    delivery: () => delivery,
    deliver(how: Delivery) {
      delivery = how
    },
    reset() {
      links.clear()
      messages.clear()
      delivery = 'at-once'
    },
  }
}
