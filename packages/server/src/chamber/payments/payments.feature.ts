import type { Feature } from '../../platform/process/feature.ts'
import { askForPayments, startPaymentJobs } from './payments.jobs.ts'
import { paymentsRoutes } from './payments.routes.ts'

export const paymentsFeature: Feature = {
  routes: [paymentsRoutes],
  jobs: [askForPayments],
  startJobs: startPaymentJobs,
}
