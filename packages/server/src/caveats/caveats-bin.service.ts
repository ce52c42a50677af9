import { courtDateAt } from '@peshi/contract/dates'
import { lt } from 'drizzle-orm'
import { type Actor, authorize } from '../account/actor.ts'
import type { Context } from '../context.ts'
import { caveatProof, caveatTracker } from '../db/schema/caveats.ts'
import { eraseProofsBefore } from './caveat-proofs.repo.ts'
import { presentCaveat } from './caveats.present.ts'
import { caveatsRepo } from './caveats.repo.ts'

const daysKept = 30
const shownInBin = 500

/** The bin of caveats. What was found stays with each, and is there again when it is. */
export function createCaveatsBin({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    list: (actor: Actor) => {
      authorize(actor, 'delete', 'Tracker')
      return db.asChamber(actor, async (tx) => {
        const rows = await caveatsRepo(tx, actor.chamberId).listBin(shownInBin)
        const seen = { today: courtDateAt(clock.now()), hits: [], nextCheck: undefined, isSearched: false }
        return rows.flatMap(({ row, remover }) =>
          row.deleted_at
            ? [{ ...presentCaveat(row, seen), deleted_at: row.deleted_at.toISOString(), deleted_by: remover }]
            : [],
        )
      })
    },

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
      for (const { id } of chambers)
        removed += (await db.asChamber(id, (tx) => caveatsRepo(tx, id).eraseBefore(before))).length
      const proving = await db.asSystem('tracking', (tx) =>
        tx.selectDistinct({ id: caveatProof.chamber_id }).from(caveatProof).where(lt(caveatProof.deleted_at, before)),
      )
      for (const { id } of proving) await db.asChamber(id, (tx) => eraseProofsBefore(tx, id, before))
      return removed
    },
  }
}
