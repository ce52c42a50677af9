import type { ChamberId } from '@peshi/contract/platform/ids'
import type { FileCheck } from '@peshi/contract/platform/uploads'
import { and, asc, eq, getTableName, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/door.ts'
import { heldFile } from './held-files.schema.ts'

export const isWaiting = isNull(heldFile.removed_at)

/**
 * Selects what a list says of a file: null if the file can be opened. Drizzle leaves out the names of tables in a query
 * of one table, so they are written here.
 */
export function checkOf(chamberId: ChamberId, { table, name }: PgColumn): SQL<FileCheck | null> {
  const key = sql`${sql.identifier(getTableName(table))}.${sql.identifier(name)}`
  return sql<FileCheck | null>`(SELECT CASE WHEN held.found IS NULL THEN 'waiting' ELSE 'infected' END
    FROM ${heldFile} held WHERE held.chamber_id = ${chamberId} AND held.file_key = ${key})`
}

export function heldFilesRepo(tx: Tx, chamberId: ChamberId) {
  const inChamber = eq(heldFile.chamber_id, chamberId)
  const one = (key: string) => and(inChamber, eq(heldFile.file_key, key))

  return {
    async insert(key: string, held_at: Date): Promise<void> {
      await tx.insert(heldFile).values({ chamber_id: chamberId, file_key: key, held_at })
    },

    listWaiting: (limit: number) =>
      tx
        .select({ key: heldFile.file_key, found: heldFile.found })
        .from(heldFile)
        .where(and(inChamber, isWaiting))
        .orderBy(asc(heldFile.held_at))
        .limit(limit),

    async update(key: string, changes: Partial<Pick<typeof heldFile.$inferSelect, 'found' | 'removed_at'>>) {
      await tx.update(heldFile).set(changes).where(one(key))
    },

    async remove(keys: readonly string[]): Promise<void> {
      await tx.delete(heldFile).where(and(inChamber, inArray(heldFile.file_key, [...keys])))
    },
  }
}
