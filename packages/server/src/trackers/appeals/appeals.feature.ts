import type { Feature } from '../../platform/process/feature.ts'
import { appealChecks } from './appeal-checks.ts'
import { endAppealWatches, matchAppeals, queueAppealMatching, startAppealJobs } from './appeals.jobs.ts'
import { appealsRoutes } from './appeals.routes.ts'
import { appealTracker } from './appeals.schema.ts'
import { rekeyAppeals } from './rekey-appeals.ts'

export const appealsFeature: Feature = {
  routes: [appealsRoutes],
  jobs: [endAppealWatches, matchAppeals],
  startJobs: startAppealJobs,
  onListRead: queueAppealMatching,
  bins: [appealTracker],
  dueChecks: appealChecks,
  rekeyNames: rekeyAppeals,
}
