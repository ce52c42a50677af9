import { eq } from 'drizzle-orm'
import type { Feature } from '../../platform/process/feature.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'
import { invoicesRoutes } from './invoices.routes.ts'
import { invoice } from './invoices.schema.ts'
import { mergeMoney, undoMoneyMerge } from './merge-money.ts'

export const invoicesFeature: Feature = {
  routes: [invoicesRoutes],
  kept: [inBin(invoice)],
  emptyBin: (context) => emptyBinOf(context, invoice, eq(invoice.status, 'draft')),
  on: () => ({ 'client.merged': mergeMoney, 'client.restored': undoMoneyMerge }),
}
