import { lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { firFind, firTracker } from '../db/schema/firs.ts'
import { firsRepo } from './firs.repo.ts'

const daysKept = 30

/** The bin of FIRs; their readings stay with them and are there again when they are. */
export function createFirsBin({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    /** Removes for good what has been in a bin for its time, and searches that nobody saved. How many FIRs that were. */
    async purge(): Promise<number> {
      const now = clock.now()
      const before = new Date(now.getTime() - daysKept * 86_400_000)
      const chambers = await db.asSystem('house-keeping', async (tx) => [
        ...(await tx
          .selectDistinct({ id: firTracker.chamber_id })
          .from(firTracker)
          .where(lt(firTracker.deleted_at, before))),
        ...(await tx.selectDistinct({ id: firFind.chamber_id }).from(firFind).where(lt(firFind.expires_at, now))),
      ])
      let removed = 0
      for (const id of new Set(chambers.map((one) => one.id)))
        removed += await db.asChamber(id, async (tx) => {
          const repo = firsRepo(tx, id)
          await repo.removeFindsBefore(now)
          return repo.eraseBefore(before)
        })
      return removed
    },
  }
}
