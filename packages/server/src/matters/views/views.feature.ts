import type { Feature } from '../../platform/process/feature.ts'
import { viewsRoutes } from './views.routes.ts'

export const viewsFeature: Feature = {
  routes: [viewsRoutes],
}
