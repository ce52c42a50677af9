import type { ChamberId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { nameSoundsRepo } from '../../courts/names/name-sounds.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { rekeySides } from '../trackers/rekey-sides.ts'
import { caveatTracker } from './caveats.schema.ts'

const { id, caveator, caveatee } = caveatTracker

export const keepCaveatSounds = (
  tx: Tx,
  chamberId: ChamberId,
  rows: readonly Pick<typeof caveatTracker.$inferSelect, 'id' | 'caveator' | 'caveatee'>[],
) =>
  nameSoundsRepo(tx, chamberId).put(
    'caveat',
    rows.map((row) => ({ id: row.id, words: [row.caveator, row.caveatee] })),
  )

export async function rekeyCaveats(tx: Tx, chamberId: ChamberId): Promise<void> {
  await rekeySides(tx, chamberId, caveatTracker, ['caveator', 'caveatee'])
  const rows = tx.select({ id, caveator, caveatee }).from(caveatTracker)
  await keepCaveatSounds(tx, chamberId, await rows.where(eq(caveatTracker.chamber_id, chamberId)))
}
