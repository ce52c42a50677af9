import type { Feature } from '../../platform/process/feature.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { invoicesRoutes } from './invoices.routes.ts'
import { invoice } from './invoices.schema.ts'
import { mergeMoney, undoMoneyMerge } from './merge-money.ts'
import { purgeDrafts } from './purge-drafts.ts'

export const invoicesFeature: Feature = {
  routes: [invoicesRoutes],
  kept: [inBin(invoice)],
  emptyBin: purgeDrafts,
  onClientsMerged: mergeMoney,
  onMergerUndone: undoMoneyMerge,
}
