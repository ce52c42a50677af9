import type { Feature } from '../../platform/process/feature.ts'
import { askForPayments, startPaymentJobs } from './payments.jobs.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { createPayments } from './payments.service.ts'
import { createSettling } from './settle-payment.ts'
import { createWebhook } from './webhook.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    settlePayment: ReturnType<typeof createSettling>
    paymentWebhook: ReturnType<typeof createWebhook>
    payments: ReturnType<typeof createPayments>
  }
}

export const paymentsFeature: Feature = {
  services: { settlePayment: createSettling, paymentWebhook: createWebhook, payments: createPayments },
  routes: [paymentsRoutes],
  jobs: [askForPayments],
  startJobs: startPaymentJobs,
}
