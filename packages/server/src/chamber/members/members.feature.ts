import type { Feature } from '../../platform/process/feature.ts'
import { membersRoutes } from './members.routes.ts'

export const membersFeature: Feature = {
  routes: [membersRoutes],
}
