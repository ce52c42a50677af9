import { lt } from 'drizzle-orm'
import type { Context } from '../../platform/process/context.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { listPastTime } from '../../platform/retention/list-past-time.ts'
import { firsRepo } from './firs.repo.ts'
import { firFind, firTracker } from './firs.schema.ts'

export function createFirsBin({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    async purge(): Promise<number> {
      const now = clock.now()
      const searching = await db.asSystem('house-keeping', (tx) =>
        tx.selectDistinct({ id: firFind.chamber_id }).from(firFind).where(lt(firFind.expires_at, now)),
      )
      for (const { id } of searching) await db.asChamber(id, (tx) => firsRepo(tx, id).removeFindsBefore(now))
      let removed = 0
      for (const { id, before } of await listPastTime({ db, clock }, inBin(firTracker)))
        removed += await db.asChamber(id, (tx) => firsRepo(tx, id).eraseBefore(before))
      return removed
    },
  }
}
