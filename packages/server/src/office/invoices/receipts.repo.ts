import type { ChamberId, ClientId, InvoiceId, ReceiptId } from '@peshi/contract/platform/ids'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { client } from '../../platform/db/clients.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { invoice, invoiceReceipt } from './invoices.schema.ts'
import { ownMoney } from './own-money.ts'

type Stored = typeof invoiceReceipt.$inferSelect
export type ReceiptRow = Stored & { invoice_number: string | null; recorder: string | null }

/** `readBy`: the person who reads a receipt. Without it, the repo finds all receipts of the chamber. */
export function receiptsRepo(tx: Tx, chamberId: ChamberId, readBy?: Actor) {
  const own = eq(invoiceReceipt.chamber_id, chamberId)
  const select = () =>
    tx
      .select({ receipt: invoiceReceipt, invoice_number: invoice.number, recorder: person.name })
      .from(invoiceReceipt)
      .leftJoin(
        invoice,
        and(eq(invoice.chamber_id, invoiceReceipt.chamber_id), eq(invoice.id, invoiceReceipt.invoice_id)),
      )
      .leftJoin(person, eq(person.id, invoiceReceipt.recorded_by))
  const flat = ({ receipt, ...more }: Awaited<ReturnType<typeof select>>[number]): ReceiptRow => ({
    ...receipt,
    ...more,
  })
  const inOrder = [asc(invoiceReceipt.received_on), asc(invoiceReceipt.recorded_at), asc(invoiceReceipt.id)]

  return {
    async get(id: ReceiptId): Promise<ReceiptRow> {
      const row = await select()
        .where(and(own, eq(invoiceReceipt.id, id), readBy && ownMoney(readBy, invoiceReceipt.matter_id)))
        .then(takeOne)
      return flat(row)
    },

    listOfInvoice: async (id: InvoiceId): Promise<ReceiptRow[]> =>
      (
        await select()
          .where(and(own, eq(invoiceReceipt.invoice_id, id)))
          .orderBy(...inOrder)
      ).map(flat),

    listOfClient: async (id: ClientId): Promise<ReceiptRow[]> =>
      (
        await select()
          .where(and(own, eq(invoiceReceipt.client_id, id), isNull(invoiceReceipt.voided_at)))
          .orderBy(...inOrder)
      ).map(flat),

    async sumHeld(id: ClientId | null): Promise<number> {
      const [row] = await tx
        .select({
          held: sql`coalesce(sum(case ${invoiceReceipt.kind} when 'advance' then ${invoiceReceipt.amount}
            when 'freed' then ${invoiceReceipt.amount} when 'drawn' then -${invoiceReceipt.amount} when 'refund' then -${invoiceReceipt.amount} else 0 end), 0)`.mapWith(
            Number,
          ),
        })
        .from(invoiceReceipt)
        .where(and(own, isNull(invoiceReceipt.voided_at), id === null ? undefined : eq(invoiceReceipt.client_id, id)))
      return row?.held ?? 0
    },

    lockClient: (id: ClientId): Promise<{ name: string }> =>
      tx
        .select({ name: client.name })
        .from(client)
        .where(and(eq(client.chamber_id, chamberId), eq(client.id, id)))
        .for('update')
        .then(takeOne),

    /** Those of the keys of a bank statement's rows that a receipt has. A cancelled receipt frees its row. */
    async listBankKeys(keys: readonly string[]): Promise<Set<string>> {
      const rows = await tx
        .select({ key: invoiceReceipt.bank_key })
        .from(invoiceReceipt)
        .where(and(own, isNull(invoiceReceipt.voided_at), inArray(invoiceReceipt.bank_key, [...keys])))
      return new Set(rows.flatMap(({ key }) => key ?? []))
    },

    async insert(values: Omit<typeof invoiceReceipt.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.insert(invoiceReceipt).values({ ...values, chamber_id: chamberId })
    },

    async voidReceipt(id: ReceiptId, by: Pick<Stored, 'voided_by' | 'voided_at'>): Promise<boolean> {
      const rows = await tx
        .update(invoiceReceipt)
        .set(by)
        .where(and(own, eq(invoiceReceipt.id, id), isNull(invoiceReceipt.voided_at)))
        .returning({ id: invoiceReceipt.id })
      return rows.length > 0
    },
  }
}
