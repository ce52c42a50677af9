import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { reportEachCourt } from './report-courts.ts'

export const refreshCases = periodic({
  name: 'refresh-cases',
  cron: '*/10 * * * *',
  retries: 2,
  timeoutSeconds: 900,
  // Two, so that a person's request can start during a scheduled run.
  concurrency: 2,
})

export const reportCourts = periodic({ name: 'report-courts', cron: '0 * * * *', retries: 2, timeoutSeconds: 300 })

export async function startSyncJobs(context: Context): Promise<void> {
  const { refreshDue } = context.services
  await repeat(context.queue, refreshCases, (signal) => refreshDue(AbortSignal.any([signal, context.stopping])))
  await repeat(context.queue, reportCourts, () => reportEachCourt(context))
}
