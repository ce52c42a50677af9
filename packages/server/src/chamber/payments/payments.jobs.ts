import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { reconcilePayments } from './reconcile.ts'

export const askForPayments = periodic({
  name: 'ask-for-payments',
  cron: '*/10 * * * *',
  retries: 1,
  timeoutSeconds: 600,
})

export async function startPaymentJobs(context: Context): Promise<void> {
  await repeat(context.queue, askForPayments, () => reconcilePayments(context))
}
