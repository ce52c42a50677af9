import type { Feature } from '../../platform/process/feature.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { fanOut, forgetFinds } from './courts.jobs.ts'
import { courtsRoutes } from './courts.routes.ts'
import { findRoutes } from './find.routes.ts'
import { readCourtSettings } from './read-court-settings.ts'
import { startCourtJobs } from './start-court-jobs.ts'

export const courtsFeature: Feature = {
  routes: [catalogueRoutes, courtsRoutes, findRoutes],
  jobs: [fanOut, forgetFinds],
  startJobs: startCourtJobs,
  readSettings: readCourtSettings,
}
