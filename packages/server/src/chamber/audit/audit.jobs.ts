import { and, eq, inArray, lt } from 'drizzle-orm'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Kept } from '../../platform/retention/kept.ts'
import { listPastTime } from '../../platform/retention/list-past-time.ts'
import { accessEvent } from './audit.schema.ts'

export const keptAccesses: Kept = { period: 'access_days', chamber: accessEvent.chamber_id, since: accessEvent.at }

const rowsAtOnce = 1000

export const forgetAccesses = periodic({ name: 'forget-accesses', cron: '50 3 * * *', retries: 2, timeoutSeconds: 600 })

export async function startAuditJobs({ db, clock, queue }: Context): Promise<void> {
  await repeat(queue, forgetAccesses, async (signal) => {
    for (const { id, before } of await listPastTime({ db, clock }, keptAccesses)) {
      const old = and(eq(accessEvent.chamber_id, id), lt(accessEvent.at, before))
      let removed: unknown[]
      do {
        signal.throwIfAborted()
        removed = await db.asSystem('cleanup', (tx) => {
          const some = tx.select({ id: accessEvent.id }).from(accessEvent).where(old).limit(rowsAtOnce)
          return tx
            .delete(accessEvent)
            .where(and(old, inArray(accessEvent.id, some)))
            .returning({ id: accessEvent.id })
        })
      } while (removed.length === rowsAtOnce)
    }
  })
}
