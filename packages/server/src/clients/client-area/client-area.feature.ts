import type { Feature } from '../../platform/process/feature.ts'
import { clientAreaRoutes } from './client-area.routes.ts'

export const clientAreaFeature: Feature = {
  routes: [clientAreaRoutes],
}
