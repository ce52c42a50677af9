import type { Feature } from '../../platform/process/feature.ts'
import { companionRoutes } from './companion.routes.ts'
import { createCompanion } from './companion.service.ts'
import { followPages } from './follow-pages.ts'
import { pageCheck } from './page-check.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    companion: ReturnType<typeof createCompanion>
  }
}

export const companionFeature: Feature = {
  services: { companion: createCompanion },
  routes: [companionRoutes],
  on: followPages,
  dueChecks: pageCheck,
}
