import { z } from 'zod'
import { vacuumTables } from '../../platform/db/vacuum.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { installationRoutes } from './installation.routes.ts'
import { createInstallation } from './installation.service.ts'
import { writeInstallationMetrics } from './installation-metrics.ts'
import { createInstallationState } from './state.service.ts'
import { readUpdates } from './updates.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    installation: ReturnType<typeof createInstallation>
    installationState: ReturnType<typeof createInstallationState>
  }
}

const vacuumDatabase: Job<Record<string, never>> = {
  name: 'vacuum-database',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
  concurrency: 1,
}

async function startInstallationJobs({ db, queue }: Context): Promise<void> {
  if (db.engine.name !== 'pglite') return
  await queue.work(vacuumDatabase, () => vacuumTables(db.engine))
  await queue.schedule(vacuumDatabase, '5-55/10 * * * *', {})
}

export const installationFeature: Feature = {
  services: { installation: createInstallation, installationState: createInstallationState },
  routes: [installationRoutes],
  jobs: [vacuumDatabase],
  startJobs: startInstallationJobs,
  readSettings: readUpdates,
  writeMetrics: writeInstallationMetrics,
}
