import { courtsHealth } from '@peshi/contract/courts/courts'
import { listSync, retrySync } from '@peshi/contract/courts/sync'
import { type Bound, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createCourtHealth } from './court-health.service.ts'
import { writeCourtMetrics } from './court-metrics.ts'
import { courtReportRepo } from './court-report.repo.ts'
import { createCourtTallies } from './court-tallies.ts'
import { createRefreshDue } from './refresh-due.ts'
import { refreshCases, reportCourts, startSyncJobs } from './sync.jobs.ts'
import { createSync } from './sync.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    courtHealth: ReturnType<typeof createCourtHealth>
    courtTallies: ReturnType<typeof createCourtTallies>
    refreshDue: ReturnType<typeof createRefreshDue>
    sync: ReturnType<typeof createSync>
  }
}

function syncRoutes({ services: { sync, courtHealth: listHealth } }: Context): Bound[] {
  return [
    bindData(courtsHealth, ({ actor }) => listHealth(actor)),
    bindData(listSync, ({ actor }) => sync.list(actor)),
    bindData(retrySync, ({ actor, body }) => sync.retry(actor, body.court)),
  ]
}

export const syncFeature: Feature = {
  services: {
    courtHealth: createCourtHealth,
    courtTallies: createCourtTallies,
    refreshDue: createRefreshDue,
    sync: createSync,
  },
  routes: [syncRoutes],
  jobs: [refreshCases, reportCourts],
  startJobs: startSyncJobs,
  writeMetrics: async ({ db, clock }) => {
    const figures = await db.asSystem('court-sync', async (tx) => {
      const repo = courtReportRepo(tx)
      return { health: await repo.listHealth(), reports: await repo.list(), operators: await repo.listOperators() }
    })
    return writeCourtMetrics(figures, clock.now())
  },
}
