import type { Feature } from '../../platform/process/feature.ts'
import { courtLinksRoutes } from './court-links.routes.ts'
import { createCourtLinks } from './court-links.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    courtLinks: ReturnType<typeof createCourtLinks>
  }
}

export const courtLinksFeature: Feature = {
  services: { courtLinks: createCourtLinks },
  routes: [courtLinksRoutes],
}
