import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { createPayments } from './payments.service.ts'
import { reconcilePayments } from './reconcile.ts'
import { createSettling } from './settle-payment.ts'
import { createWebhook } from './webhook.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    settlePayment: ReturnType<typeof createSettling>
    paymentWebhook: ReturnType<typeof createWebhook>
    payments: ReturnType<typeof createPayments>
  }
}

const askForPayments = periodic({
  name: 'ask-for-payments',
  cron: '*/10 * * * *',
  retries: 1,
  timeoutSeconds: 600,
})

async function startPaymentJobs(context: Context): Promise<void> {
  await repeat(context.queue, askForPayments, () => reconcilePayments(context))
}

export const paymentsFeature: Feature = {
  services: { settlePayment: createSettling, paymentWebhook: createWebhook, payments: createPayments },
  routes: [paymentsRoutes],
  jobs: [askForPayments],
  startJobs: startPaymentJobs,
}
