import type { Feature } from '../../platform/process/feature.ts'
import { calendarRoutes } from './calendar.routes.ts'

export const calendarFeature: Feature = {
  routes: [calendarRoutes],
}
