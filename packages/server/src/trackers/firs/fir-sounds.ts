import type { ChamberId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { nameSoundsRepo } from '../../courts/names/name-sounds.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { firTracker } from './firs.schema.ts'

const { id, police_station, district, accused } = firTracker

export const keepFirSounds = (
  tx: Tx,
  chamberId: ChamberId,
  rows: readonly Pick<typeof firTracker.$inferSelect, 'id' | 'police_station' | 'district' | 'accused'>[],
) =>
  nameSoundsRepo(tx, chamberId).put(
    'fir',
    rows.map((row) => ({ id: row.id, words: [row.police_station, row.district, ...row.accused] })),
  )

export async function rekeyFirs(tx: Tx, chamberId: ChamberId): Promise<void> {
  const rows = tx.select({ id, police_station, district, accused }).from(firTracker)
  await keepFirSounds(tx, chamberId, await rows.where(eq(firTracker.chamber_id, chamberId)))
}
