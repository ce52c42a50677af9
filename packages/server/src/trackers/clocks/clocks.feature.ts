import type { Feature } from '../../platform/process/feature.ts'
import { clocksRoutes } from './clocks.routes.ts'

export const clocksFeature: Feature = {
  routes: [clocksRoutes],
}
