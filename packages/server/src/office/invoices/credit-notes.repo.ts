import type { CreditNote } from '@peshi/contract/office/credit-notes'
import type { ChamberId, ClientId, CreditNoteId, InvoiceId } from '@peshi/contract/platform/ids'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { creditNote } from './invoice-papers.schema.ts'
import { invoice } from './invoices.schema.ts'

export type StoredNote = typeof creditNote.$inferSelect

export const presentNote = ({ id, number, issued_on, reason, sum }: StoredNote): CreditNote => ({
  _id: id,
  number,
  issued_on,
  reason,
  sum,
})

export function creditNotesRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(creditNote.chamber_id, chamberId)
  const inOrder = [asc(creditNote.issued_on), asc(creditNote.number)]

  return {
    get: (id: CreditNoteId): Promise<StoredNote> =>
      tx
        .select()
        .from(creditNote)
        .where(and(own, eq(creditNote.id, id)))
        .then(takeOne),

    listOf: (id: InvoiceId): Promise<StoredNote[]> =>
      tx
        .select()
        .from(creditNote)
        .where(and(own, eq(creditNote.invoice_id, id)))
        .orderBy(...inOrder),

    listOfClient: (id: ClientId): Promise<StoredNote[]> =>
      tx
        .select(getTableColumns(creditNote))
        .from(creditNote)
        .innerJoin(invoice, and(eq(invoice.chamber_id, creditNote.chamber_id), eq(invoice.id, creditNote.invoice_id)))
        .where(and(own, eq(invoice.client_id, id)))
        .orderBy(...inOrder),

    async insert(row: Omit<StoredNote, 'chamber_id'>): Promise<void> {
      await tx.insert(creditNote).values({ ...row, chamber_id: chamberId })
    },
  }
}
