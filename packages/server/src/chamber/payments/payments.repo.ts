import type { ChamberId, PersonId, PlanPaymentId } from '@peshi/contract/platform/ids'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { chamber, person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { NotFound } from '../../platform/errors.ts'
import { invoiceSeries, paymentEvent, planInvoice, planPayment } from './payments.schema.ts'
import type { PlanInvoice } from './plan-invoice.ts'

export type PlanPaymentRow = typeof planPayment.$inferSelect
type Changes = Partial<
  Pick<
    PlanPaymentRow,
    'state' | 'link_id' | 'url' | 'paid_at' | 'gateway_payment' | 'to_be_refunded' | 'ends_on' | 'link_ends_at'
  >
>

const mostShown = 200

export function paymentsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(planPayment.chamber_id, chamberId)
  const one = (id: PlanPaymentId) => and(own, eq(planPayment.id, id))
  return {
    async takeTurn(): Promise<void> {
      await tx.select({ id: chamber.id }).from(chamber).where(eq(chamber.id, chamberId)).for('update')
    },

    getPayer: (id: PersonId) =>
      tx
        .select({ name: person.name, email: person.email, mobile: person.mobile })
        .from(person)
        .where(eq(person.id, id))
        .then(takeOne),

    insert: (row: Omit<typeof planPayment.$inferInsert, 'chamber_id'>): Promise<PlanPaymentRow> =>
      tx
        .insert(planPayment)
        .values({ ...row, chamber_id: chamberId })
        .returning()
        .then(takeOne),

    get: (id: PlanPaymentId): Promise<PlanPaymentRow> => tx.select().from(planPayment).where(one(id)).then(takeOne),

    lock: (id: PlanPaymentId): Promise<PlanPaymentRow> =>
      tx.select().from(planPayment).where(one(id)).for('update').then(takeOne),

    listWaiting: (): Promise<PlanPaymentRow[]> =>
      tx
        .select()
        .from(planPayment)
        .where(and(own, inArray(planPayment.state, ['asked', 'open'])))
        .orderBy(desc(planPayment.asked_at)),

    listNewest: () =>
      tx
        .select({ payment: planPayment, invoice_number: planInvoice.number })
        .from(planPayment)
        .leftJoin(
          planInvoice,
          and(eq(planInvoice.chamber_id, planPayment.chamber_id), eq(planInvoice.payment_id, planPayment.id)),
        )
        .where(own)
        .orderBy(desc(planPayment.asked_at), desc(planPayment.id))
        .limit(mostShown),

    async update(id: PlanPaymentId, changes: Changes): Promise<void> {
      await tx.update(planPayment).set(changes).where(one(id))
    },

    async keepEvent(row: Omit<typeof paymentEvent.$inferInsert, 'chamber_id'>): Promise<boolean> {
      const kept = await tx
        .insert(paymentEvent)
        .values({ ...row, chamber_id: chamberId })
        .onConflictDoNothing()
        .returning({ id: paymentEvent.event_id })
      return kept.length > 0
    },

    async findOutcome(eventId: string) {
      const [row] = await tx
        .select({ outcome: paymentEvent.outcome })
        .from(paymentEvent)
        .where(and(eq(paymentEvent.chamber_id, chamberId), eq(paymentEvent.event_id, eventId)))
      return row?.outcome ?? null
    },

    async isSecondKept(id: PlanPaymentId, gatewayPayment: string | null): Promise<boolean> {
      const [row] = await tx
        .select({ id: paymentEvent.event_id })
        .from(paymentEvent)
        .where(
          and(
            eq(paymentEvent.chamber_id, chamberId),
            eq(paymentEvent.payment_id, id),
            eq(paymentEvent.outcome, 'second-payment'),
            eq(paymentEvent.gateway_payment, gatewayPayment ?? ''),
          ),
        )
        .limit(1)
      return row !== undefined
    },

    /** A rollback also takes back the number, so a year's invoice numbers have no gaps. */
    async nextInvoice(series: string, year: string): Promise<number> {
      const [row] = await tx
        .insert(invoiceSeries)
        .values({ series, year, last: 1 })
        .onConflictDoUpdate({
          target: [invoiceSeries.series, invoiceSeries.year],
          set: { last: sql`${invoiceSeries.last} + 1` },
        })
        .returning({ last: invoiceSeries.last })
      if (!row) throw new Error('The series of invoices gave no number')
      return row.last
    },

    async insertInvoice(paymentId: PlanPaymentId, invoice: PlanInvoice): Promise<void> {
      const { number, issued_on } = invoice
      await tx.insert(planInvoice).values({ chamber_id: chamberId, payment_id: paymentId, number, issued_on, invoice })
    },

    async getInvoice(paymentId: PlanPaymentId): Promise<PlanInvoice> {
      const [row] = await tx
        .select({ invoice: planInvoice.invoice })
        .from(planInvoice)
        .where(and(eq(planInvoice.chamber_id, chamberId), eq(planInvoice.payment_id, paymentId)))
      if (!row) throw new NotFound('There is no invoice of this payment.')
      return row.invoice
    },
  }
}

export async function findPaymentOf(tx: Tx, { linkId, reference }: { linkId: string; reference: string }) {
  const columns = { chamberId: planPayment.chamber_id, id: planPayment.id }
  const [byLink] = await tx.select(columns).from(planPayment).where(eq(planPayment.link_id, linkId))
  if (byLink) return byLink
  // If the gateway's reply was lost, the link's id is not stored. The reference is the payment's id.
  if (!/^[0-9a-f-]{36}$/.test(reference)) return null
  return tx
    .select(columns)
    .from(planPayment)
    .where(eq(planPayment.id, reference as PlanPaymentId))
    .then(takeFirst)
}

export const listWaitingOfAll = (tx: Tx, before: Date) =>
  tx
    .select({ chamberId: planPayment.chamber_id, id: planPayment.id })
    .from(planPayment)
    .where(and(inArray(planPayment.state, ['asked', 'open']), lt(planPayment.asked_at, before)))
    .orderBy(planPayment.asked_at)
