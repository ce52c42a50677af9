import type { Feature } from '../../platform/process/feature.ts'
import { firChecks } from './fir-checks.ts'
import { firsRoutes } from './firs.routes.ts'
import { firTracker } from './firs.schema.ts'
import { forgetFinds } from './forget-finds.ts'

export const firsFeature: Feature = {
  routes: [firsRoutes],
  bins: [firTracker],
  emptyBin: forgetFinds,
  dueChecks: firChecks,
}
