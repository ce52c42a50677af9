import { repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { reportEachCourt } from './report-courts.ts'
import { refreshCases, reportCourts } from './sync.jobs.ts'

export async function startSyncJobs(context: Context): Promise<void> {
  const { refreshDue } = context.services
  await repeat(context.queue, refreshCases, (signal) => refreshDue(AbortSignal.any([signal, context.stopping])))
  await repeat(context.queue, reportCourts, () => reportEachCourt(context))
}
