import type { Feature } from '../../platform/process/feature.ts'
import { isToBeDeleted } from './deletions.repo.ts'
import { createDeletions } from './deletions.service.ts'
import { carryOut, startPrivacyJobs } from './privacy.jobs.ts'
import { privacyRoutes } from './privacy.routes.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    deletions: ReturnType<typeof createDeletions>
  }
}

export const privacyFeature: Feature = {
  services: { deletions: createDeletions },
  routes: [privacyRoutes],
  jobs: [carryOut],
  startJobs: startPrivacyJobs,
  isToBeDeleted,
}
