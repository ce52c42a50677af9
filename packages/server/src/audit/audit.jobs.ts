import { inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { accessEvent } from '../db/schema/audit.ts'
import type { Job } from '../jobs/queue.ts'

/** The DPDP Rules ask for a year at least; a month on top, so that a yearly look back never falls short. */
export const accessDaysKept = 400
const rowsAtOnce = 1000
const day = 86_400_000

/** Lets go of what stands in the access log for longer than it is kept. */
export const forgetAccesses: Job<Record<string, never>> = {
  name: 'forget-accesses',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 600,
  concurrency: 1,
}

export async function startAuditJobs({ db, clock, queue }: Context): Promise<void> {
  await queue.work(forgetAccesses, async (_, signal) => {
    const before = new Date(clock.now().getTime() - accessDaysKept * day)
    for (;;) {
      signal.throwIfAborted()
      const removed = await db.asSystem('house-keeping', async (tx) => {
        const old = tx
          .select({ id: accessEvent.id })
          .from(accessEvent)
          .where(lt(accessEvent.at, before))
          .limit(rowsAtOnce)
        return tx.delete(accessEvent).where(inArray(accessEvent.id, old)).returning({ id: accessEvent.id })
      })
      if (removed.length < rowsAtOnce) return
    }
  })
  await queue.schedule(forgetAccesses, '50 3 * * *', {})
}
