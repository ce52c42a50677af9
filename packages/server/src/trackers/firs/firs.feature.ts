import type { Feature } from '../../platform/process/feature.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { firChecks } from './fir-checks.ts'
import { firsRoutes } from './firs.routes.ts'
import { firTracker } from './firs.schema.ts'
import { purgeFirs } from './purge-firs.ts'

export const firsFeature: Feature = {
  routes: [firsRoutes],
  kept: [inBin(firTracker)],
  emptyBin: purgeFirs,
  dueChecks: firChecks,
}
