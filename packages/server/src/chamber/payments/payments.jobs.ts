import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { reconcilePayments } from './reconcile.ts'

export const askForPayments: Job<Record<string, never>> = {
  name: 'ask-for-payments',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
  concurrency: 1,
}

export async function startPaymentJobs(context: Context): Promise<void> {
  await context.queue.work(askForPayments, () => reconcilePayments(context))
  await context.queue.schedule(askForPayments, '*/10 * * * *', {})
}
