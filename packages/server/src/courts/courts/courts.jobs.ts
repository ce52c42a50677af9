import { CaseId } from '@peshi/contract/platform/ids'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { pendingFindsRepo } from './pending-finds.repo.ts'
import { pendingFind } from './pending-finds.schema.ts'

export const fanOut: Job<{ caseId: CaseId }> = {
  name: 'fan-out',
  data: z.object({ caseId: CaseId }),
  retries: 5,
  timeoutSeconds: 300,
  concurrency: 2,
}

export const forgetFinds = periodic({ name: 'forget-finds', cron: '20 * * * *', retries: 2, timeoutSeconds: 300 })

export const readOrders: Job<{ caseId: CaseId; again?: boolean | undefined }> = {
  name: 'read-orders',
  data: z.object({ caseId: CaseId, again: z.boolean().optional() }),
  retries: 8,
  retryAfterSeconds: 20,
  timeoutSeconds: 1800,
  concurrency: 2,
}

export async function startCourtJobs(context: Context): Promise<void> {
  const { caseStore: cases } = context.services
  await context.queue.work(fanOut, ({ caseId }) => cases.notifyFollowers(caseId))
  await repeat(context.queue, forgetFinds, () => removeExpiredFinds(context))
}

async function removeExpiredFinds({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const id of await chambersWith(db, 'cleanup', pendingFind, lt(pendingFind.expires_at, now))) {
    await db.asChamber(id, (tx) => pendingFindsRepo(tx, id).removeExpired(now))
  }
}
