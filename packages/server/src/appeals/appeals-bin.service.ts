import { lt } from 'drizzle-orm'
import { type Actor, authorize } from '../account/actor.ts'
import type { Context } from '../context.ts'
import { appealTracker } from '../db/schema/appeals.ts'
import { presentTracker } from './appeals.present.ts'
import { appealsRepo } from './appeals.repo.ts'

const daysKept = 30
const shownInBin = 500

/** The bin of watched judgments. What was found stays with each, and is there again when it is. */
export function createAppealsBin({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    list: (actor: Actor) => {
      authorize(actor, 'delete', 'Tracker')
      return db.asChamber(actor, async (tx) => {
        const repo = appealsRepo(tx, actor.chamberId)
        const rows = await repo.listBin(shownInBin)
        const hits = Map.groupBy(await repo.hitsOf(rows.map(({ row }) => row.id)), ({ tracker_id }) => tracker_id)
        return rows.flatMap(({ row, remover }) =>
          row.deleted_at
            ? [
                {
                  ...presentTracker(row, hits.get(row.id) ?? [], undefined),
                  deleted_at: row.deleted_at.toISOString(),
                  deleted_by: remover,
                },
              ]
            : [],
        )
      })
    },

    /** Removes for good what has been in a bin for its time, with what was found. How many trackers that were. */
    async purge(): Promise<number> {
      const before = new Date(clock.now().getTime() - daysKept * 86_400_000)
      const chambers = await db.asSystem('house-keeping', (tx) =>
        tx
          .selectDistinct({ id: appealTracker.chamber_id })
          .from(appealTracker)
          .where(lt(appealTracker.deleted_at, before)),
      )
      let removed = 0
      for (const { id } of chambers)
        removed += await db.asChamber(id, (tx) => appealsRepo(tx, id).removeDeletedBefore(before))
      return removed
    },
  }
}
