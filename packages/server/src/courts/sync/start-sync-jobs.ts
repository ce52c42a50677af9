import type { Context } from '../../platform/process/context.ts'
import { createCaseStore } from '../courts/case-store.ts'
import { createRefreshDue } from './refresh-due.ts'
import { reportEachCourt } from './report-courts.ts'
import { refreshCases, reportCourts } from './sync.jobs.ts'

export async function startSyncJobs(context: Context): Promise<void> {
  const refreshDue = createRefreshDue({ ...context, cases: createCaseStore(context) })
  await context.queue.work(refreshCases, (_data, signal) => refreshDue(AbortSignal.any([signal, context.stopping])))
  await context.queue.schedule(refreshCases, '*/10 * * * *', {})
  await context.queue.work(reportCourts, () => reportEachCourt(context))
  await context.queue.schedule(reportCourts, '0 * * * *', {})
}
