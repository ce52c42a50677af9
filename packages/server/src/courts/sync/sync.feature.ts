import type { Feature } from '../../platform/process/feature.ts'
import { writeCourtMetrics } from './court-metrics.ts'
import { courtReportRepo } from './court-report.repo.ts'
import { startSyncJobs } from './start-sync-jobs.ts'
import { refreshCases, reportCourts } from './sync.jobs.ts'
import { syncRoutes } from './sync.routes.ts'

export const syncFeature: Feature = {
  routes: [syncRoutes],
  jobs: [refreshCases, reportCourts],
  startJobs: startSyncJobs,
  writeMetrics: async ({ db, clock }) => {
    const known = await db.asSystem('court-sync', async (tx) => {
      const repo = courtReportRepo(tx)
      return { health: await repo.listHealth(), reports: await repo.list(), operators: await repo.listOperators() }
    })
    return writeCourtMetrics(known, clock.now())
  },
}
