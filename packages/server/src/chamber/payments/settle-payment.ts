import { courtDateAt } from '@peshi/contract/platform/dates'
import { financialYearOf, invoiceNumber } from '@peshi/contract/platform/financial-year'
import type { ChamberId, PlanPaymentId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { mailPayers } from '../plans/mail-payers.ts'
import type { PlanSettings } from '../plans/plan-settings.ts'
import { closesAt, lastDayAfterPayment } from '../plans/plan-time.ts'
import { plansRepo } from '../plans/plans.repo.ts'
import { type GatewayNews, judgePayment, type PaymentOutcome } from './judge-payment.ts'
import { type PlanPaymentRow, paymentsRepo } from './payments.repo.ts'
import { makePlanInvoice } from './plan-invoice.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'emit' | 'queue' | 'outlets' | 'log'>

interface LoggedItem {
  eventId: string
  source: 'webhook' | 'asked'
}

export function createSettling(context: Needs) {
  const { config, clock, emit, log } = context

  return async function settle(
    tx: Tx,
    { chamberId, id }: { chamberId: ChamberId; id: PlanPaymentId },
    news: GatewayNews,
    { eventId, source }: LoggedItem,
  ): Promise<PaymentOutcome> {
    const repo = paymentsRepo(tx, chamberId)
    const payment = await repo.lock(id)
    const known = await repo.findOutcome(eventId)
    if (known) return known === 'mismatch' ? known : 'repeated'
    const judged = judgePayment(payment, news)
    const isKnown = judged === 'second-payment' && (await repo.isSecondKept(id, news.paymentId))
    const outcome = isKnown ? 'repeated' : judged
    await repo.keepEvent({
      event_id: eventId,
      payment_id: id,
      source,
      kind: news.kind,
      outcome,
      gateway_payment: news.paymentId,
      amount: news.amountPaid,
      at: clock.now(),
    })
    if (outcome === 'applied') await open(tx, payment, news)
    if (outcome === 'closed') await repo.update(id, { state: news.kind === 'expired' ? 'expired' : 'cancelled' })
    if (outcome === 'second-payment') await keepSecond(tx, payment, news)
    if (outcome === 'mismatch' || outcome === 'second-payment')
      log.error({ outcome, payment: id, link: news.linkId }, 'A payment needs the operator’s attention')
    return outcome
  }

  async function open(tx: Tx, payment: PlanPaymentRow, news: GatewayNews): Promise<void> {
    const { chamber_id: chamberId, id } = payment
    const settings = settingsOf(config.plans)
    const now = clock.now()
    const today = courtDateAt(now)
    const plans = plansRepo(tx, chamberId)
    const sold = { id: payment.plan, months: payment.months, price: payment.price }
    const ends_on = lastDayAfterPayment(await plans.lock(), sold, today, settings.graceDays)
    const { plan, plan_name: name, months, price, limits } = payment
    await plans.put(
      { plan, name, months, price, limits, ends_on, is_trial: false, reminded: null },
      closesAt(ends_on, settings.graceDays),
    )
    const repo = paymentsRepo(tx, chamberId)
    await repo.update(id, {
      state: 'paid',
      paid_at: now,
      ends_on,
      link_id: news.linkId,
      gateway_payment: news.paymentId,
    })
    const { series } = settings.supplier
    const number = invoiceNumber(series, today, await repo.nextInvoice(series, financialYearOf(today)))
    const billing = await plans.findBilling()
    const { name: chamberName } = await plans.getChamber()
    const { supplier } = settings
    await repo.insertInvoice(
      id,
      makePlanInvoice({ number, issuedOn: today, supplier, billing, chamberName, sold: payment, endsOn: ends_on }),
    )
    const detail = { amount: payment.total, date: ends_on, invoice: number }
    await emit(tx, { chamberId }, { type: 'plan.paid', subject: { kind: 'plan', id: chamberId }, detail })
    await mailPayers(tx, context, chamberId, { kind: 'plan-paid', plan: name, date: ends_on, total: payment.total })
  }

  async function keepSecond(tx: Tx, payment: PlanPaymentRow, news: GatewayNews): Promise<void> {
    const { chamber_id: chamberId, id, to_be_refunded } = payment
    await paymentsRepo(tx, chamberId).update(id, { to_be_refunded: to_be_refunded + news.amountPaid })
    const detail = { amount: news.amountPaid, payment: news.paymentId }
    await emit(tx, { chamberId }, { type: 'plan.paid-twice', subject: { kind: 'plan', id: chamberId }, detail })
  }
}

function settingsOf(settings: PlanSettings | null): PlanSettings {
  if (!settings) throw new Error('A payment arrived, but PESHI_PLANS is not set')
  return settings
}
