import type { Feature } from '../../platform/process/feature.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { firChecks } from './fir-checks.ts'
import { emptyFirBin, startFirJobs } from './firs.jobs.ts'
import { firsRoutes } from './firs.routes.ts'
import { firTracker } from './firs.schema.ts'

export const firsFeature: Feature = {
  routes: [firsRoutes],
  jobs: [emptyFirBin],
  startJobs: startFirJobs,
  kept: [inBin(firTracker)],
  dueChecks: firChecks,
}
