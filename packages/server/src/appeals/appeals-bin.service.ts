import { lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { appealTracker } from '../db/schema/appeals.ts'
import { appealsRepo } from './appeals.repo.ts'

const daysKept = 30

/** The bin of watched judgments. What was found stays with each, and is there again when it is. */
export function createAppealsBin({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
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
      for (const { id } of chambers) removed += await db.asChamber(id, (tx) => appealsRepo(tx, id).eraseBefore(before))
      return removed
    },
  }
}
