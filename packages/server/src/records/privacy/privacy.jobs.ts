import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { carryOutDeletions, remindOfDeletions } from './carry-out.ts'

export const carryOut = periodic({
  name: 'carry-out-deletions',
  cron: '30 2 * * *',
  retries: 5,
  retryAfterSeconds: 300,
  timeoutSeconds: 4 * 3600,
})

export async function startPrivacyJobs(context: Context): Promise<void> {
  await repeat(context.queue, carryOut, async (signal) => {
    await remindOfDeletions(context)
    await carryOutDeletions(context, AbortSignal.any([signal, context.stopping]))
  })
}
