import type { Feature } from '../../platform/process/feature.ts'
import { emptyFirBin, startFirJobs } from './firs.jobs.ts'
import { firsRoutes } from './firs.routes.ts'

export const firsFeature: Feature = {
  routes: [firsRoutes],
  jobs: [emptyFirBin],
  startJobs: startFirJobs,
}
