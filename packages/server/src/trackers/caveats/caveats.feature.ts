import type { Feature } from '../../platform/process/feature.ts'
import { keepCaveats, matchCaveats, startCaveatJobs } from './caveats.jobs.ts'
import { caveatsRoutes } from './caveats.routes.ts'

export const caveatsFeature: Feature = {
  routes: [caveatsRoutes],
  jobs: [keepCaveats, matchCaveats],
  startJobs: startCaveatJobs,
}
