import type { Feature } from '../../platform/process/feature.ts'
import { firstRunRoutes } from './first-run.routes.ts'
import { createFirstRun } from './first-run.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    firstRun: ReturnType<typeof createFirstRun>
  }
}

export const firstRunFeature: Feature = {
  services: { firstRun: createFirstRun },
  routes: [firstRunRoutes],
}
