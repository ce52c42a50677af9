import type { Feature } from '../../platform/process/feature.ts'
import { appealChecks } from './appeal-checks.ts'
import { endAppealWatches, matchAppeals, startAppealJobs } from './appeals.jobs.ts'
import { appealsRoutes } from './appeals.routes.ts'
import { appealTracker } from './appeals.schema.ts'
import { createAppeals } from './appeals.service.ts'
import { createLowerCourts } from './lower-courts.service.ts'
import { rekeyAppeals } from './rekey-appeals.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    appeals: ReturnType<typeof createAppeals>
    lowerCourts: ReturnType<typeof createLowerCourts>
  }
}

export const appealsFeature: Feature = {
  services: { appeals: createAppeals, lowerCourts: createLowerCourts },
  routes: [appealsRoutes],
  jobs: [endAppealWatches],
  startJobs: startAppealJobs,
  after: [matchAppeals],
  bins: [appealTracker],
  dueChecks: appealChecks,
  rekeyNames: rekeyAppeals,
}
