import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import type { Context } from '../../platform/process/context.ts'
import { keysVersion } from './name-sounds.ts'

declare module '../../platform/process/feature.ts' {
  interface Feature {
    rekeyNames?: (tx: Tx, chamberId: ChamberId) => Promise<void>
  }
}

export const listOldKeys = (tx: Tx) =>
  tx.select({ id: chamber.id }).from(chamber).where(lt(chamber.name_keys, keysVersion))

/**
 * Call this after writing name keys. While Peshi is updated, a newer server may already have rebuilt the chamber's
 * keys. This call then lowers the stored version, so that the newer server rebuilds the keys again.
 */
export const noteKeysWritten = (tx: Tx, chamberId: ChamberId) =>
  tx
    .update(chamber)
    .set({ name_keys: keysVersion })
    .where(and(eq(chamber.id, chamberId), gt(chamber.name_keys, keysVersion)))

export async function rekeyNames(
  { db, features }: Pick<Context, 'db' | 'features'>,
  chamberId: ChamberId,
): Promise<void> {
  const old = and(eq(chamber.id, chamberId), lt(chamber.name_keys, keysVersion))
  const isOld = await db.asChamber(chamberId, (tx) => tx.select({ id: chamber.id }).from(chamber).where(old))
  if (isOld.length === 0) return
  await db.asChamber(chamberId, async (tx) => {
    const [taken] = await tx.select({ id: chamber.id }).from(chamber).where(old).for('update')
    if (!taken) return
    await tx.execute(sql`INSERT INTO name_sound_due (chamber_id, matter_id)
      SELECT chamber_id, id FROM matter WHERE chamber_id = ${chamberId} ON CONFLICT DO NOTHING`)
    for (const feature of features) await feature.rekeyNames?.(tx, chamberId)
    await tx.update(chamber).set({ name_keys: keysVersion }).where(eq(chamber.id, chamberId))
  })
}
