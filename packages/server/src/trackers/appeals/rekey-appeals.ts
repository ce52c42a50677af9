import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq } from 'drizzle-orm'
import { sideKeys } from '../../courts/names/match-parties.ts'
import type { Tx } from '../../platform/db/door.ts'
import { appealTracker } from './appeals.schema.ts'

export async function rekeyAppeals(tx: Tx, chamberId: ChamberId): Promise<void> {
  const { id, petitioner, respondent } = appealTracker
  const own = eq(appealTracker.chamber_id, chamberId)
  for (const row of await tx.select({ id, petitioner, respondent }).from(appealTracker).where(own)) {
    const keys = { petitioner_keys: sideKeys(row.petitioner), respondent_keys: sideKeys(row.respondent) }
    await tx
      .update(appealTracker)
      .set(keys)
      .where(and(own, eq(id, row.id)))
  }
}
