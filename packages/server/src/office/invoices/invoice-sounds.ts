import type { ChamberId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { nameSoundsRepo } from '../../courts/names/name-sounds.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { invoice } from './invoices.schema.ts'

const { id, name, subject } = invoice

export const keepInvoiceSounds = (
  tx: Tx,
  chamberId: ChamberId,
  rows: readonly Pick<typeof invoice.$inferSelect, 'id' | 'name' | 'subject'>[],
) =>
  nameSoundsRepo(tx, chamberId).put(
    'invoice',
    rows.map((row) => ({ id: row.id, words: [row.name, row.subject] })),
  )

export async function rekeyInvoices(tx: Tx, chamberId: ChamberId): Promise<void> {
  const rows = tx.select({ id, name, subject }).from(invoice)
  await keepInvoiceSounds(tx, chamberId, await rows.where(eq(invoice.chamber_id, chamberId)))
}
