import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { remindOfPlans } from './remind-of-plans.ts'

export const remindPlans = periodic({ name: 'remind-of-plans', cron: '40 8 * * *', retries: 5, timeoutSeconds: 600 })

export async function startPlanJobs(context: Context): Promise<void> {
  await repeat(context.queue, remindPlans, () => remindOfPlans(context))
}
