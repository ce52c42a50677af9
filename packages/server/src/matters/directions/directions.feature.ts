import type { Feature } from '../../platform/process/feature.ts'
import { directionsRoutes } from './directions.routes.ts'

export const directionsFeature: Feature = {
  routes: [directionsRoutes],
}
