import type { Feature } from '../../platform/process/feature.ts'
import { conflictsRoutes } from './conflicts.routes.ts'
import { createConflicts } from './conflicts.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    conflicts: ReturnType<typeof createConflicts>
  }
}

export const conflictsFeature: Feature = {
  services: { conflicts: createConflicts },
  routes: [conflictsRoutes],
}
