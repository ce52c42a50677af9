import { Invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import { findPaymentOf } from './payments.repo.ts'
import { eventIdOf, isSigned, readMessage } from './webhook-message.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'emit' | 'queue' | 'outlets' | 'log' | 'services'>

interface Sent {
  text: string
  body: unknown
  signature: unknown
  eventId: unknown
}

export function createWebhook(context: Needs) {
  const { config, db, log, services } = context
  const { settlePayment: settle } = services

  return async function hear({ text, body, signature, eventId }: Sent): Promise<void> {
    const secret = config.plans?.gateway.webhookSecret
    if (!secret || !isSigned(secret, text, signature)) {
      log.warn('A message to the payment webhook was not signed by the gateway')
      throw refused()
    }
    const news = readMessage(body)
    if (!news) return
    const payment = await db.asSystem('plans', (tx) => findPaymentOf(tx, news))
    if (!payment) {
      log.warn({ link: news.linkId }, 'The payment gateway reported an unknown link')
      throw refused()
    }
    const reported = { eventId: eventIdOf(eventId, text), source: 'webhook' } as const
    const outcome = await db.asChamber(payment.chamberId, (tx) => settle(tx, payment, news, reported))
    if (outcome === 'mismatch') throw refused()
  }
}

const refused = () => new Invalid('Not accepted.')
