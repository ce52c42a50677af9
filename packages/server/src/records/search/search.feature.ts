import type { Feature } from '../../platform/process/feature.ts'
import { searchRoutes } from './search.routes.ts'
import { createSearch } from './search.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    search: ReturnType<typeof createSearch>
  }
}

export const searchFeature: Feature = {
  services: { search: createSearch },
  routes: [searchRoutes],
}
