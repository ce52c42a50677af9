import type { Context } from '../context.ts'
import { createCaseStore } from './case-store.ts'
import { fanOut, refreshCases } from './courts.jobs.ts'
import { createNightlyRefresh } from './nightly-refresh.ts'

/** Does the background work of courts in this process. */
export async function startCourtJobs(context: Context): Promise<void> {
  const cases = createCaseStore(context)
  const refreshFollowed = createNightlyRefresh({ ...context, cases })
  await context.queue.work(fanOut, ({ caseId }) => cases.tellFollowers(caseId))
  await context.queue.work(refreshCases, (_data, signal) =>
    refreshFollowed(AbortSignal.any([signal, context.stopping])),
  )
  await context.queue.schedule(refreshCases, '0 1 * * *', {})
}
