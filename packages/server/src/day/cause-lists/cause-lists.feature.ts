import type { Feature } from '../../platform/process/feature.ts'
import { captchaChecks } from './captcha-checks.ts'
import { findUnplaced, findWaitingLists } from './captcha-lists.repo.ts'
import { forgetEntries, readDueLists, readLists, settleListChecks } from './cause-lists.jobs.ts'
import { causeListRoutes } from './cause-lists.routes.ts'
import { rekeyWatchedNames } from './rekey-watched-names.ts'
import { startCauseListJobs } from './start-cause-list-jobs.ts'

export const causeListsFeature: Feature = {
  routes: [causeListRoutes],
  jobs: [forgetEntries, readDueLists, readLists, settleListChecks],
  startJobs: startCauseListJobs,
  rekeyNames: rekeyWatchedNames,
  dueChecks: captchaChecks,
  findWaitingLists,
  findUnplaced,
}
