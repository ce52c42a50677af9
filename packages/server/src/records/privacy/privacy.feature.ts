import type { Feature } from '../../platform/process/feature.ts'
import { isToBeDeleted } from './deletions.repo.ts'
import { carryOut, startPrivacyJobs } from './privacy.jobs.ts'
import { privacyRoutes } from './privacy.routes.ts'

export const privacyFeature: Feature = {
  routes: [privacyRoutes],
  jobs: [carryOut],
  startJobs: startPrivacyJobs,
  isToBeDeleted,
}
