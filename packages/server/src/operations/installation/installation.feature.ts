import type { Feature } from '../../platform/process/feature.ts'
import { startInstallationJobs, vacuumDatabase } from './installation.jobs.ts'
import { installationRoutes } from './installation.routes.ts'
import { writeInstallationMetrics } from './installation-metrics.ts'
import { readUpdates } from './updates.ts'

export const installationFeature: Feature = {
  routes: [installationRoutes],
  jobs: [vacuumDatabase],
  startJobs: startInstallationJobs,
  readSettings: readUpdates,
  writeMetrics: writeInstallationMetrics,
}
