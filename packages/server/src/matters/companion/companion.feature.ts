import type { Feature } from '../../platform/process/feature.ts'
import { companionRoutes } from './companion.routes.ts'
import { createCompanion } from './companion.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    companion: ReturnType<typeof createCompanion>
  }
}

export const companionFeature: Feature = {
  services: { companion: createCompanion },
  routes: [companionRoutes],
}
