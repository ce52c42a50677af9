import { GatewayDown } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import type { GatewayNews } from './judge-payment.ts'
import type { PaymentLink } from './payment-gateway.ts'
import { listWaitingOfAll, paymentsRepo } from './payments.repo.ts'

const patienceMs = 5 * 60_000
const givenUpMs = 24 * 3_600_000

const kinds = { paid: 'paid', expired: 'expired', cancelled: 'cancelled' } as const

export function newsOf(
  link: PaymentLink,
): { news: GatewayNews; eventSource: { eventId: string; source: 'asked' } } | null {
  if (link.status !== 'paid' && link.status !== 'expired' && link.status !== 'cancelled') return null
  const { id: linkId, reference, amount, amountPaid, currency, paymentId } = link
  return {
    news: { kind: kinds[link.status], linkId, reference, amount, amountPaid, currency, paymentId },
    eventSource: { eventId: `asked:${linkId}:${link.status}`, source: 'asked' },
  }
}

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'emit' | 'queue' | 'outlets' | 'log' | 'gateway' | 'services'>

export async function reconcilePayments(context: Needs): Promise<void> {
  const { db, clock, gateway, log, services } = context
  const { settlePayment: settle } = services
  const now = clock.now().getTime()
  const waiting = await db.asSystem('plans', (tx) => listWaitingOfAll(tx, new Date(now - patienceMs)))
  for (const one of waiting) {
    const row = await db.asChamber(one.chamberId, (tx) => paymentsRepo(tx, one.chamberId).get(one.id))
    try {
      const link = await (row.link_id ? gateway.find(row.link_id) : gateway.findByReference(row.id))
      const asked = link && newsOf(link)
      if (asked) await db.asChamber(one.chamberId, (tx) => settle(tx, one, asked.news, asked.eventSource))
      else if (!link && row.asked_at.getTime() < now - givenUpMs)
        await db.asChamber(one.chamberId, (tx) =>
          paymentsRepo(tx, one.chamberId).update(one.id, { state: 'cancelled' }),
        )
    } catch (error) {
      if (!(error instanceof GatewayDown)) throw error
      log.warn({ error, payment: one.id }, 'The payment gateway did not report the state of a link')
    }
  }
}
