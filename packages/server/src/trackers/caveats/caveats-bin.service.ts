import type { Context } from '../../platform/process/context.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { listPastTime } from '../../platform/retention/list-past-time.ts'
import { eraseProofsBefore } from './caveat-proofs.repo.ts'
import { caveatsRepo } from './caveats.repo.ts'
import { caveatProof, caveatTracker } from './caveats.schema.ts'

export function createCaveatsBin({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    async purge(): Promise<number> {
      let removed = 0
      for (const { id, before } of await listPastTime({ db, clock }, inBin(caveatTracker)))
        removed += await db.asChamber(id, (tx) => caveatsRepo(tx, id).eraseBefore(before))
      for (const { id, before } of await listPastTime({ db, clock }, inBin(caveatProof)))
        await db.asChamber(id, (tx) => eraseProofsBefore(tx, id, before))
      return removed
    },
  }
}
