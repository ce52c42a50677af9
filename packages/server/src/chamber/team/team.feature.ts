import type { Feature } from '../../platform/process/feature.ts'
import { teamRoutes } from './team.routes.ts'

export const teamFeature: Feature = {
  routes: [teamRoutes],
}
