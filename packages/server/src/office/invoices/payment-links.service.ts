import type { InvoicePaymentLink } from '@peshi/contract/office/invoice-payment-links'
import type { ChamberId, InvoiceId } from '@peshi/contract/platform/ids'
import type { GatewayNews } from '../../chamber/payments/judge-payment.ts'
import { obtainLink, type PaymentGateway } from '../../chamber/payments/payment-gateway.ts'
import { newsOf } from '../../chamber/payments/reconcile.ts'
import { isSigned, readMessage } from '../../chamber/payments/webhook-message.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, GatewayDown, Unauthenticated } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { assertWhole } from './invoice-links.service.ts'
import { aboutInvoice } from './invoice-state.ts'
import { openOf, toPayOf } from './invoices.present.ts'
import { invoicesRepo, type StoredInvoice } from './invoices.repo.ts'
import { listChambersWithGateway, type PaymentLinkRow, paymentLinksRepo } from './payment-links.repo.ts'

const day = 24 * 3_600_000
const linkGoodForMs = 90 * day
/** An open link is offered again only if it is valid for at least this time. */
const shortestRestMs = day
/** The gateway's least amount, in paise. */
const leastAmount = 100

const dueOf = (row: StoredInvoice): number => (row.status === 'issued' ? toPayOf(assertWhole(row)) : 0)

/** The open link that asks for what is due now. */
export async function findCurrentLink(tx: Tx, row: StoredInvoice, now: Date): Promise<InvoicePaymentLink | null> {
  const links = await paymentLinksRepo(tx, row.chamber_id).listOpen(row.id)
  const link = links.findLast(({ url, amount, ends_at }) => url !== null && amount === dueOf(row) && ends_at > now)
  return link?.url ? { url: link.url, amount: link.amount, ends_at: link.ends_at.toISOString() } : null
}

export function createPaymentLinks({
  db,
  clock,
  emit,
  log,
  services,
}: Pick<Context, 'db' | 'clock' | 'emit' | 'log' | 'services'>) {
  const { gatewayAccounts: accounts, receipts } = services

  /** Messages may come late, twice and in any order. Each payment is kept once, and what is not due is refunded. */
  async function settle(tx: Tx, chamberId: ChamberId, news: GatewayNews): Promise<void> {
    const repo = paymentLinksRepo(tx, chamberId)
    const link = await repo.findBy(news)
    // The chamber may also use its account for links that Peshi did not make.
    if (!link) return
    if (news.kind === 'expired' || news.kind === 'cancelled') return repo.end(link.id)
    if (news.kind !== 'paid' || news.paymentId === null) return
    const row = await invoicesRepo(tx, chamberId).lock(link.invoice_id)
    const amount = Math.min(news.amountPaid, openOf(row))
    const tooMuch = news.amountPaid - amount
    const payment = news.paymentId
    const kept = { payment, invoice_id: row.id, amount: news.amountPaid, to_be_refunded: tooMuch, at: clock.now() }
    if (!(await repo.keepPayment(kept))) return
    await repo.update(link.id, { state: 'paid', link_id: news.linkId })
    await receipts.receive(tx, row, { payment, amount, tooMuch })
  }

  /** Asks the gateway what became of a link, and ends the link if it is no longer wanted. */
  async function ask(gateway: PaymentGateway, link: PaymentLinkRow, isWanted: boolean): Promise<void> {
    const { chamber_id: chamberId, id, link_id } = link
    const found = await (link_id ? gateway.find(link_id) : gateway.findByReference(id))
    const isNew = link.asked_at.getTime() > clock.now().getTime() - day
    if (!found) {
      if (!isNew || !isWanted) await db.asChamber(chamberId, (tx) => paymentLinksRepo(tx, chamberId).end(id))
      return
    }
    const final = found.status === 'created' && !isWanted ? await gateway.cancel(found.id) : found
    const asked = final && newsOf(final)
    if (asked) await db.asChamber(chamberId, (tx) => settle(tx, chamberId, asked.news))
  }

  async function askSafely(gateway: PaymentGateway, link: PaymentLinkRow, isWanted: boolean): Promise<void> {
    try {
      await ask(gateway, link, isWanted)
    } catch (error) {
      if (!(error instanceof GatewayDown)) throw error
      log.warn({ error, link: link.id }, 'The payment gateway did not report the state of an invoice’s link')
    }
  }

  /** The gateway makes the link between two transactions. A repeated request finds the row, and by it the link. */
  async function make(actor: Actor, id: InvoiceId): Promise<InvoicePaymentLink> {
    authorize(actor, 'update', 'Invoice')
    const { chamberId } = actor
    const { account, row, link, others } = await db.asChamber(actor, async (tx) => {
      const row = await invoicesRepo(tx, chamberId).lock(id)
      const account = await accounts.find(tx, chamberId)
      if (!account) throw new Conflict('First the owner enters the keys of the payment service.', 'no-gateway')
      if (row.status !== 'issued') throw new Conflict('Only an issued invoice is paid.', 'invoice-not-issued')
      const amount = dueOf(row)
      if (amount < leastAmount) throw new Conflict('Nothing remains to be paid.', 'nothing-to-pay')
      const repo = paymentLinksRepo(tx, chamberId)
      const now = clock.now().getTime()
      const open = await repo.listOpen(id)
      const same = open.find((one) => one.amount === amount && one.ends_at.getTime() > now + shortestRestMs)
      const times = { asked_at: new Date(now), ends_at: new Date(now + linkGoodForMs) }
      const link = same ?? (await repo.insert({ id: newId(), invoice_id: id, amount, state: 'open', ...times }))
      if (!same) await emit(tx, actor, { type: 'invoice.payment-linked', ...aboutInvoice(row), detail: { amount } })
      return { account, row, link, others: open.filter((one) => one.id !== link.id) }
    })
    const gateway = accounts.open(account)
    const url = link.url ?? (await obtain(gateway, link, row))
    await Promise.all(others.map((other) => askSafely(gateway, other, false)))
    return { url, amount: link.amount, ends_at: link.ends_at.toISOString() }
  }

  async function obtain(gateway: PaymentGateway, link: PaymentLinkRow, row: StoredInvoice): Promise<string> {
    const { chamber_id: chamberId, id, amount, ends_at: endsAt } = link
    const customer = { name: row.name, email: null, mobile: null }
    const description = `${row.supplier?.name ?? ''}, ${row.number}`
    const made = await obtainLink(gateway, { reference: id, amount, description, customer, endsAt, returnTo: null })
    await db.asChamber(chamberId, (tx) =>
      paymentLinksRepo(tx, chamberId).update(id, { link_id: made.id, url: made.url }),
    )
    return made.url
  }

  async function askOf(chamberId: ChamberId): Promise<void> {
    const { account, links } = await db.asChamber(chamberId, async (tx) => {
      await accounts.reseal(tx, chamberId)
      const links = []
      for (const link of await paymentLinksRepo(tx, chamberId).listOpen()) {
        const row = await invoicesRepo(tx, chamberId).get(link.invoice_id)
        links.push({ link, isWanted: link.amount === dueOf(row) })
      }
      return { account: await accounts.find(tx, chamberId), links }
    })
    if (!account) return
    const gateway = accounts.open(account)
    for (const { link, isWanted } of links) await askSafely(gateway, link, isWanted)
  }

  return {
    make,

    /** Ends the open links, as far as the gateway answers and still accepts the keys. */
    async endAll(actor: Actor): Promise<void> {
      authorize(actor, 'manage', 'all')
      const { account, links } = await db.asChamber(actor, async (tx) => ({
        account: await accounts.find(tx, actor.chamberId),
        links: await paymentLinksRepo(tx, actor.chamberId).listOpen(),
      }))
      if (!account) return
      const gateway = accounts.open(account)
      for (const link of links) await askSafely(gateway, link, false)
    },

    async closeRefund(tx: Tx, actor: Actor, id: InvoiceId, payment: string): Promise<void> {
      authorize(actor, 'update', 'Invoice')
      const row = await invoicesRepo(tx, actor.chamberId).lock(id)
      const amount = await paymentLinksRepo(tx, actor.chamberId).closeRefund(id, payment, clock.now())
      if (amount === null) return
      await emit(tx, actor, { type: 'invoice.refunded', ...aboutInvoice(row), detail: { amount } })
    },

    async hear(chamberId: ChamberId, sent: { text: string; body: unknown; signature: unknown }): Promise<void> {
      const account = await db.asChamber(chamberId, (tx) => accounts.find(tx, chamberId))
      if (!account || !isSigned(account.webhook_secret, sent.text, sent.signature)) {
        log.warn({ chamber: chamberId }, 'A message to the payment webhook was not signed by the gateway')
        throw new Unauthenticated('Not accepted.', 'not-signed')
      }
      const news = readMessage(sent.body)
      if (news) await db.asChamber(chamberId, (tx) => settle(tx, chamberId, news))
    },

    /** Finds the payments whose webhook did not arrive, and ends the links that ask for another amount than is due. */
    async askAll(): Promise<void> {
      for (const { chamberId } of await db.asSystem('invoice-links', listChambersWithGateway)) await askOf(chamberId)
    },
  }
}
