import type { Feature } from '../../platform/process/feature.ts'
import { startInstallationJobs, vacuumDatabase } from './installation.jobs.ts'
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

export const installationFeature: Feature = {
  services: { installation: createInstallation, installationState: createInstallationState },
  routes: [installationRoutes],
  jobs: [vacuumDatabase],
  startJobs: startInstallationJobs,
  readSettings: readUpdates,
  writeMetrics: writeInstallationMetrics,
}
