import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { remindOfPlans } from './remind-of-plans.ts'

export const remindPlans: Job<Record<string, never>> = {
  name: 'remind-of-plans',
  data: z.object({}),
  retries: 5,
  timeoutSeconds: 600,
  concurrency: 1,
}

export async function startPlanJobs(context: Context): Promise<void> {
  await context.queue.work(remindPlans, () => remindOfPlans(context))
  await context.queue.schedule(remindPlans, '40 8 * * *', {})
}
