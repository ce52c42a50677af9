import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq } from 'drizzle-orm'
import { sideKeys } from '../../courts/names/match-parties.ts'
import { nameSoundsRepo } from '../../courts/names/name-sounds.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { caveatTracker } from './caveats.schema.ts'

export async function rekeyCaveats(tx: Tx, chamberId: ChamberId): Promise<void> {
  const { id, caveator, caveatee } = caveatTracker
  const own = eq(caveatTracker.chamber_id, chamberId)
  const rows = await tx.select({ id, caveator, caveatee }).from(caveatTracker).where(own)
  for (const row of rows) {
    const keys = { caveator_keys: sideKeys(row.caveator), caveatee_keys: sideKeys(row.caveatee) }
    await tx
      .update(caveatTracker)
      .set(keys)
      .where(and(own, eq(id, row.id)))
  }
  await keepCaveatSounds(tx, chamberId, rows)
}

export const keepCaveatSounds = (
  tx: Tx,
  chamberId: ChamberId,
  rows: readonly Pick<typeof caveatTracker.$inferSelect, 'id' | 'caveator' | 'caveatee'>[],
) =>
  nameSoundsRepo(tx, chamberId).put(
    'caveat',
    rows.map((row) => ({ id: row.id, words: [row.caveator, row.caveatee] })),
  )
