import type { Feature } from '../../platform/process/feature.ts'
import { viewsRoutes } from './views.routes.ts'
import { createViews } from './views.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    views: ReturnType<typeof createViews>
  }
}

export const viewsFeature: Feature = {
  services: { views: createViews },
  routes: [viewsRoutes],
}
