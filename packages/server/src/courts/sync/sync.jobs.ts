import { periodic } from '../../platform/jobs/periodic.ts'

export const refreshCases = periodic({
  name: 'refresh-cases',
  cron: '*/10 * * * *',
  retries: 2,
  timeoutSeconds: 900,
  // Two, so that a person's request can start during a scheduled run.
  concurrency: 2,
})

export const reportCourts = periodic({ name: 'report-courts', cron: '0 * * * *', retries: 2, timeoutSeconds: 300 })
