import type { Feature } from '../../platform/process/feature.ts'
import { familiesRoutes } from './families.routes.ts'
import { createFamilies } from './families.service.ts'
import { keepOldNumbers } from './old-numbers.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    families: ReturnType<typeof createFamilies>
  }
}

export const familiesFeature: Feature = {
  services: { families: createFamilies },
  routes: [familiesRoutes],
  on: () => ({ 'matter.renumbered': keepOldNumbers }),
}
