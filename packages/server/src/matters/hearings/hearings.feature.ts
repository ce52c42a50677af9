import type { Feature } from '../../platform/process/feature.ts'
import { hearingsRoutes } from './hearings.routes.ts'

export const hearingsFeature: Feature = {
  routes: [hearingsRoutes],
}
