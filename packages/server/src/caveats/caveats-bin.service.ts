import { lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { caveatProof, caveatTracker } from '../db/schema/caveats.ts'
import { eraseProofsBefore } from './caveat-proofs.repo.ts'
import { caveatsRepo } from './caveats.repo.ts'

const daysKept = 30

/** The bin of caveats. What was found stays with each, and is there again when it is. */
export function createCaveatsBin({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    /** Removes for good what has been in a bin for its time, taken off proofs too. Returns how many caveats that were. */
    async purge(): Promise<number> {
      const before = new Date(clock.now().getTime() - daysKept * 86_400_000)
      const chambers = await db.asSystem('tracking', (tx) =>
        tx
          .selectDistinct({ id: caveatTracker.chamber_id })
          .from(caveatTracker)
          .where(lt(caveatTracker.deleted_at, before)),
      )
      let removed = 0
      for (const { id } of chambers) removed += await db.asChamber(id, (tx) => caveatsRepo(tx, id).eraseBefore(before))
      const proving = await db.asSystem('tracking', (tx) =>
        tx.selectDistinct({ id: caveatProof.chamber_id }).from(caveatProof).where(lt(caveatProof.deleted_at, before)),
      )
      for (const { id } of proving) await db.asChamber(id, (tx) => eraseProofsBefore(tx, id, before))
      return removed
    },
  }
}
