import type { Feature } from '../../platform/process/feature.ts'
import { startSyncJobs } from './start-sync-jobs.ts'
import { refreshCases, reportCourts } from './sync.jobs.ts'
import { syncRoutes } from './sync.routes.ts'

export const syncFeature: Feature = {
  routes: [syncRoutes],
  jobs: [refreshCases, reportCourts],
  startJobs: startSyncJobs,
}
