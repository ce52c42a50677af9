import type { Feature } from '../../platform/process/feature.ts'
import { todayRoutes } from './today.routes.ts'

export const todayFeature: Feature = {
  routes: [todayRoutes],
}
