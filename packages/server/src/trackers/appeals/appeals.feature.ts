import type { Feature } from '../../platform/process/feature.ts'
import { appealChecks } from './appeal-checks.ts'
import { endAppealWatches, matchAppeals, startAppealJobs } from './appeals.jobs.ts'
import { appealsRoutes } from './appeals.routes.ts'
import { appealTracker } from './appeals.schema.ts'
import { rekeyAppeals } from './rekey-appeals.ts'

export const appealsFeature: Feature = {
  routes: [appealsRoutes],
  jobs: [endAppealWatches],
  startJobs: startAppealJobs,
  after: [matchAppeals],
  bins: [appealTracker],
  dueChecks: appealChecks,
  rekeyNames: rekeyAppeals,
}
