import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq, sql } from 'drizzle-orm'
import { nameKey } from '../../courts/names/name-keys.ts'
import { watchedName } from '../../matters/listings/listings.schema.ts'
import type { Tx } from '../../platform/db/door.ts'

export async function rekeyWatchedNames(tx: Tx, chamberId: ChamberId): Promise<void> {
  const own = eq(watchedName.chamber_id, chamberId)
  const { id, name, key, court } = watchedName
  for (const row of await tx.select({ id, name, key, court }).from(watchedName).where(own)) {
    const now = nameKey(row.name)
    if (now === null || now === row.key) continue
    const isFree = sql`NOT EXISTS (SELECT FROM watched_name AS other WHERE other.chamber_id = ${chamberId}
      AND other.key = ${now} AND other.court IS NOT DISTINCT FROM ${row.court})`
    await tx
      .update(watchedName)
      .set({ key: now })
      .where(and(own, eq(id, row.id), isFree))
  }
}
