import { repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { createCaseStore } from './case-store.ts'
import { fanOut, forgetFinds } from './courts.jobs.ts'
import { listExpired, pendingFindsRepo } from './pending-finds.repo.ts'

export async function startCourtJobs(context: Context): Promise<void> {
  const cases = createCaseStore(context)
  await context.queue.work(fanOut, ({ caseId }) => cases.notifyFollowers(caseId))
  await repeat(context.queue, forgetFinds, () => removeExpiredFinds(context))
}

async function removeExpiredFinds({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const id of await db.asSystem('cleanup', (tx) => listExpired(tx, now))) {
    await db.asChamber(id, (tx) => pendingFindsRepo(tx, id).removeExpired(now))
  }
}
