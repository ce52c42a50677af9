import type { ChamberId, InvoiceId } from '@peshi/contract/platform/ids'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { gatewayAccount, gatewayPayment, invoicePaymentLink } from './invoice-papers.schema.ts'

export type PaymentLinkRow = typeof invoicePaymentLink.$inferSelect

export function paymentLinksRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(invoicePaymentLink.chamber_id, chamberId)
  const isOpen = eq(invoicePaymentLink.state, 'open')
  const findLink = (where: ReturnType<typeof eq>) =>
    tx.select().from(invoicePaymentLink).where(and(own, where)).then(takeFirst)
  return {
    findAccount: () =>
      tx
        .select({ sealed: gatewayAccount.sealed })
        .from(gatewayAccount)
        .where(eq(gatewayAccount.chamber_id, chamberId))
        .then(takeFirst),

    async putAccount(sealed: string): Promise<void> {
      await tx
        .insert(gatewayAccount)
        .values({ chamber_id: chamberId, sealed })
        .onConflictDoUpdate({ target: gatewayAccount.chamber_id, set: { sealed } })
    },

    async removeAccount(): Promise<void> {
      await tx.delete(gatewayAccount).where(eq(gatewayAccount.chamber_id, chamberId))
    },

    insert: (row: Omit<typeof invoicePaymentLink.$inferInsert, 'chamber_id'>): Promise<PaymentLinkRow> =>
      tx
        .insert(invoicePaymentLink)
        .values({ ...row, chamber_id: chamberId })
        .returning()
        .then(takeOne),

    async update(id: string, changes: Partial<Pick<PaymentLinkRow, 'state' | 'link_id' | 'url'>>): Promise<void> {
      await tx
        .update(invoicePaymentLink)
        .set(changes)
        .where(and(own, eq(invoicePaymentLink.id, id)))
    },

    /** A link that was paid stays paid, whichever message of the gateway arrives last. */
    async end(id: string): Promise<void> {
      await tx
        .update(invoicePaymentLink)
        .set({ state: 'ended' })
        .where(and(own, isOpen, eq(invoicePaymentLink.id, id)))
    },

    listOpen: (of?: InvoiceId): Promise<PaymentLinkRow[]> =>
      tx
        .select()
        .from(invoicePaymentLink)
        .where(and(own, isOpen, of && eq(invoicePaymentLink.invoice_id, of)))
        .orderBy(asc(invoicePaymentLink.asked_at), asc(invoicePaymentLink.id)),

    /** If the gateway's reply was lost, the link's id is not stored. The reference is the row's id. */
    findBy: async ({ linkId, reference }: { linkId: string; reference: string }): Promise<PaymentLinkRow | null> =>
      (await findLink(eq(invoicePaymentLink.link_id, linkId))) ??
      (/^[0-9a-f-]{36}$/.test(reference) ? findLink(eq(invoicePaymentLink.id, reference)) : null),

    /** False if the payment is kept already. */
    async keepPayment(row: Omit<typeof gatewayPayment.$inferInsert, 'chamber_id'>): Promise<boolean> {
      const kept = await tx
        .insert(gatewayPayment)
        .values({ ...row, chamber_id: chamberId })
        .onConflictDoNothing()
        .returning({ payment: gatewayPayment.payment })
      return kept.length > 0
    },

    listToRefund: (id: InvoiceId) =>
      tx
        .select({ payment: gatewayPayment.payment, amount: gatewayPayment.to_be_refunded, at: gatewayPayment.at })
        .from(gatewayPayment)
        .where(
          and(
            eq(gatewayPayment.chamber_id, chamberId),
            eq(gatewayPayment.invoice_id, id),
            gt(gatewayPayment.to_be_refunded, 0),
            isNull(gatewayPayment.refunded_at),
          ),
        )
        .orderBy(asc(gatewayPayment.at)),

    /** Returns the amount, or null if no refund of this payment is open. */
    async closeRefund(id: InvoiceId, payment: string, refunded_at: Date): Promise<number | null> {
      const [row] = await tx
        .update(gatewayPayment)
        .set({ refunded_at })
        .where(
          and(
            eq(gatewayPayment.chamber_id, chamberId),
            eq(gatewayPayment.invoice_id, id),
            eq(gatewayPayment.payment, payment),
            gt(gatewayPayment.to_be_refunded, 0),
            isNull(gatewayPayment.refunded_at),
          ),
        )
        .returning({ amount: gatewayPayment.to_be_refunded })
      return row?.amount ?? null
    },
  }
}

export const listChambersWithGateway = (tx: Tx): Promise<{ chamberId: ChamberId }[]> =>
  tx.select({ chamberId: gatewayAccount.chamber_id }).from(gatewayAccount).orderBy(gatewayAccount.chamber_id)
