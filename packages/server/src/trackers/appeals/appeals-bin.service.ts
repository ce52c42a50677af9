import type { Context } from '../../platform/process/context.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { listPastTime } from '../../platform/retention/list-past-time.ts'
import { appealsRepo } from './appeals.repo.ts'
import { appealTracker } from './appeals.schema.ts'

export function createAppealsBin({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    async purge(): Promise<number> {
      let removed = 0
      for (const { id, before } of await listPastTime({ db, clock }, inBin(appealTracker)))
        removed += await db.asChamber(id, (tx) => appealsRepo(tx, id).eraseBefore(before))
      return removed
    },
  }
}
