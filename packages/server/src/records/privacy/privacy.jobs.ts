import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { carryOutDeletions, remindOfDeletions } from './carry-out.ts'

export const carryOut: Job<Record<string, never>> = {
  name: 'carry-out-deletions',
  data: z.object({}),
  retries: 5,
  retryAfterSeconds: 300,
  timeoutSeconds: 4 * 3600,
  concurrency: 1,
}

export async function startPrivacyJobs(context: Context): Promise<void> {
  await context.queue.work(carryOut, async (_, signal) => {
    await remindOfDeletions(context)
    await carryOutDeletions(context, AbortSignal.any([signal, context.stopping]))
  })
  await context.queue.schedule(carryOut, '30 2 * * *', {})
}
