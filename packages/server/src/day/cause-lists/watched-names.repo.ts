import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, asc, eq } from 'drizzle-orm'
import { watchedName } from '../../matters/listings/listings.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { NotFound } from '../../platform/errors.ts'

export type WatchedNameRow = typeof watchedName.$inferSelect

export const watchedNamesRepo = (tx: Tx, chamberId: ChamberId) => ({
  list: (): Promise<WatchedNameRow[]> =>
    tx
      .select()
      .from(watchedName)
      .where(eq(watchedName.chamber_id, chamberId))
      .orderBy(asc(watchedName.name), asc(watchedName.id)),

  async count(): Promise<number> {
    return tx.$count(watchedName, eq(watchedName.chamber_id, chamberId))
  },

  /** Inserts nothing and returns null if the chamber already watches a name with the same sound at this court. */
  insert: (values: Omit<WatchedNameRow, 'chamber_id' | 'id'>): Promise<WatchedNameRow | null> =>
    tx
      .insert(watchedName)
      .values({ ...values, chamber_id: chamberId })
      .onConflictDoNothing()
      .returning()
      .then(takeFirst),

  async remove(id: string): Promise<void> {
    const removed = await tx
      .delete(watchedName)
      .where(and(eq(watchedName.chamber_id, chamberId), eq(watchedName.id, id)))
      .returning({ id: watchedName.id })
    if (removed.length === 0) throw new NotFound()
  },
})
