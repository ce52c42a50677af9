import type { Feature } from '../../platform/process/feature.ts'
import { emptyInvoiceBins, startInvoiceJobs } from './invoices.jobs.ts'
import { invoicesRoutes } from './invoices.routes.ts'

export const invoicesFeature: Feature = {
  routes: [invoicesRoutes],
  jobs: [emptyInvoiceBins],
  startJobs: startInvoiceJobs,
}
