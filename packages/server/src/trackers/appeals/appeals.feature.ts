import type { Feature } from '../../platform/process/feature.ts'
import { endAppealWatches, matchAppeals, startAppealJobs } from './appeals.jobs.ts'
import { appealsRoutes } from './appeals.routes.ts'

export const appealsFeature: Feature = {
  routes: [appealsRoutes],
  jobs: [endAppealWatches, matchAppeals],
  startJobs: startAppealJobs,
}
