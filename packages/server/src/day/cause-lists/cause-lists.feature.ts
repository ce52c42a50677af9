import type { Feature } from '../../platform/process/feature.ts'
import { createArchive } from './archive.service.ts'
import { captchaChecks } from './captcha-checks.ts'
import { findUnplaced, findWaitingLists } from './captcha-lists.repo.ts'
import { createCaptchaLists } from './captcha-lists.ts'
import { forgetEntries, readDueLists, readLists, settleListChecks, startCauseListJobs } from './cause-lists.jobs.ts'
import { causeListRoutes } from './cause-lists.routes.ts'
import { createListings } from './listings.service.ts'
import { rekeyWatchedNames } from './rekey-watched-names.ts'
import { createWatchedNames } from './watched-names.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    captchaLists: ReturnType<typeof createCaptchaLists>
    listArchive: ReturnType<typeof createArchive>
    listings: ReturnType<typeof createListings>
    watchedNames: ReturnType<typeof createWatchedNames>
  }
}

export const causeListsFeature: Feature = {
  services: {
    captchaLists: createCaptchaLists,
    listArchive: createArchive,
    listings: createListings,
    watchedNames: createWatchedNames,
  },
  routes: [causeListRoutes],
  jobs: [forgetEntries, readDueLists, readLists, settleListChecks],
  startJobs: startCauseListJobs,
  rekeyNames: rekeyWatchedNames,
  dueChecks: captchaChecks,
  findWaitingLists,
  findUnplaced,
}
