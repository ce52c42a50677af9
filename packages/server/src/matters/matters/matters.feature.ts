import type { Feature } from '../../platform/process/feature.ts'
import { emptyBins, startMatterJobs } from './matters.jobs.ts'
import { matterRoutes } from './matters.routes.ts'
import { otherMatterRoutes } from './other.routes.ts'

export const mattersFeature: Feature = {
  routes: [matterRoutes, otherMatterRoutes],
  jobs: [emptyBins],
  startJobs: startMatterJobs,
}
