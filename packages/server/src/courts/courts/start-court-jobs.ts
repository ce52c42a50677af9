import { lt } from 'drizzle-orm'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import { repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { fanOut, forgetFinds } from './courts.jobs.ts'
import { pendingFindsRepo } from './pending-finds.repo.ts'
import { pendingFind } from './pending-finds.schema.ts'

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
