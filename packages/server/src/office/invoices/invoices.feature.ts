import type { Feature } from '../../platform/process/feature.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { emptyInvoiceBins, startInvoiceJobs } from './invoices.jobs.ts'
import { invoicesRoutes } from './invoices.routes.ts'
import { invoice } from './invoices.schema.ts'
import { mergeMoney, undoMoneyMerge } from './merge-money.ts'

export const invoicesFeature: Feature = {
  routes: [invoicesRoutes],
  jobs: [emptyInvoiceBins],
  startJobs: startInvoiceJobs,
  kept: [inBin(invoice)],
  onClientsMerged: mergeMoney,
  onMergerUndone: undoMoneyMerge,
}
