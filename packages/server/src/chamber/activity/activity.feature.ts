import type { Feature } from '../../platform/process/feature.ts'
import { activityRoutes } from './activity.routes.ts'

export const activityFeature: Feature = {
  routes: [activityRoutes],
}
