import type { PlanPayment } from '@peshi/contract/chamber/payments'
import type { PlanPaymentId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, GatewayDown, Invalid } from '../../platform/errors.ts'
import { setPages } from '../../platform/export/pages.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { PlanSettings, SoldPlan } from '../plans/plan-settings.ts'
import { taxOn } from '../plans/plan-settings.ts'
import { obtainLink, type PaymentLink } from './payment-gateway.ts'
import { type PlanPaymentRow, paymentsRepo } from './payments.repo.ts'
import { invoicePage } from './plan-invoice.ts'
import { newsOf } from './reconcile.ts'

const linkGoodForMs = 24 * 3_600_000
/** An open link is offered again only if it is valid for at least this time, so that the payer can enter card data. */
const shortestRestMs = 30 * 60_000

type Needs = Pick<
  Context,
  'config' | 'db' | 'clock' | 'emit' | 'queue' | 'outlets' | 'log' | 'gateway' | 'standings' | 'services'
>

export function createPayments(context: Needs) {
  const { config, db, clock, emit, gateway, log, standings, services } = context
  const { settlePayment: settle } = services

  /**
   * The gateway makes the link between two transactions. The row's id is the link's reference, so a repeated request
   * finds the row and the link.
   */
  async function pay(actor: Actor, planId: string): Promise<{ url: string; payment: PlanPayment }> {
    authorize(actor, 'update', 'Plan')
    const { settings, plan } = planOf(config.plans, planId)
    const tax = taxOn(plan.price, settings.supplier)
    const { row, payer, others } = await db.asChamber(actor, async (tx) => {
      const repo = paymentsRepo(tx, actor.chamberId)
      await repo.takeTurn()
      const waiting = await repo.listWaiting()
      const restsUntil = new Date(clock.now().getTime() + shortestRestMs)
      const same = waiting.find(
        (one) => one.plan === plan.id && one.total === plan.price + tax && one.link_ends_at > restsUntil,
      )
      const row = same ?? (await repo.insert(rowOf(actor, plan, tax, settings)))
      if (!same) {
        const subject = { kind: 'plan', id: actor.chamberId }
        await emit(tx, actor, { type: 'plan.link-made', subject, detail: { amount: row.total } })
      }
      const others = waiting.filter(({ id, link_id }) => id !== row.id && link_id !== null)
      return { row, payer: await repo.getPayer(actor.personId), others }
    })
    const link = row.url === null ? await makeLink(row, payer) : { url: row.url }
    await Promise.all(others.map((other) => withdraw(other)))
    return { url: link.url, payment: present({ ...row, url: link.url, state: 'open' }, null) }
  }

  const rowOf = (actor: Actor, plan: SoldPlan, tax: number, { supplier }: PlanSettings) => ({
    id: newId() as PlanPaymentId,
    plan: plan.id,
    plan_name: plan.name,
    months: plan.months,
    limits: plan.limits,
    price: plan.price,
    tax,
    total: plan.price + tax,
    tax_percent: tax === 0 ? 0 : supplier.tax_percent,
    state: 'asked' as const,
    link_ends_at: new Date(clock.now().getTime() + linkGoodForMs),
    asked_by: actor.personId,
    asked_at: clock.now(),
  })

  async function makeLink(
    row: PlanPaymentRow,
    payer: { name: string; email: string | null; mobile: string | null },
  ): Promise<PaymentLink> {
    const link = await obtainLink(gateway, {
      reference: row.id,
      amount: row.total,
      description: `Peshi, plan “${row.plan_name}”`,
      customer: payer,
      endsAt: row.link_ends_at,
      returnTo: `${config.publicUrl}/settings/account-setting?tab=plan&payment=${row.id}`,
    })
    await db.asChamber(row.chamber_id, async (tx) => {
      const repo = paymentsRepo(tx, row.chamber_id)
      if ((await repo.lock(row.id)).state === 'asked')
        await repo.update(row.id, { state: 'open', link_id: link.id, url: link.url })
    })
    return link
  }

  async function withdraw({ chamber_id: chamberId, id, link_id }: PlanPaymentRow): Promise<void> {
    if (link_id === null) return
    try {
      const link = await gateway.cancel(link_id)
      const asked = link && newsOf(link)
      if (asked) await db.asChamber(chamberId, (tx) => settle(tx, { chamberId, id }, asked.news, asked.eventSource))
    } catch (error) {
      if (!(error instanceof GatewayDown)) throw error
      log.warn({ error, payment: id }, 'A payment link could not be cancelled and will expire')
    }
  }

  async function listIn(tx: Tx, { chamberId }: Actor): Promise<PlanPayment[]> {
    const rows = await paymentsRepo(tx, chamberId).listNewest()
    return rows.map(({ payment, invoice_number }) => present(payment, invoice_number))
  }

  async function list(actor: Actor): Promise<PlanPayment[]> {
    authorize(actor, 'read', 'Plan')
    return db.asChamber(actor, (tx) => listIn(tx, actor))
  }

  /** Asks the gateway what became of the payment. */
  async function ask(actor: Actor, id: PlanPaymentId) {
    authorize(actor, 'update', 'Plan')
    const row = await db.asChamber(actor, (tx) => paymentsRepo(tx, actor.chamberId).get(id))
    if (row.state === 'paid') return null
    const link = await (row.link_id ? gateway.find(row.link_id) : gateway.findByReference(row.id))
    return link && newsOf(link)
  }

  async function check(tx: Tx, actor: Actor, id: PlanPaymentId, asked: ReturnType<typeof newsOf>) {
    const { chamberId, signInId } = actor
    if (asked) await settle(tx, { chamberId, id }, asked.news, asked.eventSource)
    // A paid plan opens the chamber again.
    await standings.announceEnd(tx, [signInId])
    standings.forget(signInId)
    const rows = await listIn(tx, actor)
    return rows.find(({ _id }) => _id === id) ?? present(await paymentsRepo(tx, chamberId).get(id), null)
  }

  async function invoice(actor: Actor, id: PlanPaymentId): Promise<{ name: string; content: Buffer }> {
    authorize(actor, 'read', 'Plan')
    const made = await db.asChamber(actor, (tx) => paymentsRepo(tx, actor.chamberId).getInvoice(id))
    const content = await setPages(new URL('./plan-invoice.typ', import.meta.url), invoicePage(made), {
      owner: actor.chamberId,
    })
    return { name: `${made.number.replaceAll('/', '-')}.pdf`, content }
  }

  const present = (row: PlanPaymentRow, invoice_number: string | null): PlanPayment => {
    const isOver = row.state === 'open' && row.link_ends_at <= clock.now()
    return {
      ...row,
      _id: row.id,
      state: isOver ? 'expired' : row.state,
      url: row.state === 'open' && !isOver ? row.url : null,
      asked_at: row.asked_at.toISOString(),
      paid_at: row.paid_at?.toISOString() ?? null,
      invoice_number,
    }
  }

  return { pay, list, ask, check, invoice }
}

function planOf(settings: PlanSettings | null, planId: string): { settings: PlanSettings; plan: SoldPlan } {
  if (!settings) throw new Conflict('No plans are sold here. Ask the operator.', 'no-plans')
  const plan = settings.plans.find(({ id }) => id === planId)
  if (plan) return { settings, plan }
  const sentence = 'There is no such plan.'
  throw new Invalid(sentence, { plan_id: sentence })
}
