import type { Feature } from '../../platform/process/feature.ts'
import { directionsRoutes } from './directions.routes.ts'
import { directionsDue } from './directions-due.ts'

export const directionsFeature: Feature = {
  routes: [directionsRoutes],
  listReminders: directionsDue,
}
