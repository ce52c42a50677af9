import type { Feature } from '../../platform/process/feature.ts'
import { startInstallationJobs, vacuumDatabase } from './installation.jobs.ts'
import { installationRoutes } from './installation.routes.ts'
import { writeInstallationMetrics } from './installation-metrics.ts'

export const installationFeature: Feature = {
  routes: [installationRoutes],
  jobs: [vacuumDatabase],
  startJobs: startInstallationJobs,
  writeMetrics: writeInstallationMetrics,
}
