import type { Feature } from '../../platform/process/feature.ts'
import { forgetTakeouts, makeTakeout, startTakeoutJobs } from './takeouts.jobs.ts'
import { takeoutsRoutes } from './takeouts.routes.ts'

export const takeoutsFeature: Feature = {
  routes: [takeoutsRoutes],
  jobs: [forgetTakeouts, makeTakeout],
  startJobs: startTakeoutJobs,
}
