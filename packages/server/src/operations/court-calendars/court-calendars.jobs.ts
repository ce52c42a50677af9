import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { mailMissingCalendars } from './mail-operators.ts'

export const tellMissingCalendars = periodic({
  name: 'tell-missing-calendars',
  cron: '40 6 * * *',
  retries: 2,
  timeoutSeconds: 120,
})

export const startCourtCalendarJobs = (context: Context): Promise<void> =>
  repeat(context.queue, tellMissingCalendars, () => mailMissingCalendars(context))
