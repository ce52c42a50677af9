import type { Feature } from '../../platform/process/feature.ts'
import { emptyClientBins, keepNames, startClientJobs } from './clients.jobs.ts'
import { clientsRoutes } from './clients.routes.ts'

export const clientsFeature: Feature = {
  routes: [clientsRoutes],
  jobs: [emptyClientBins, keepNames],
  startJobs: startClientJobs,
}
