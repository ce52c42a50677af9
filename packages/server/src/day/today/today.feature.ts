import type { Feature } from '../../platform/process/feature.ts'
import { todayRoutes } from './today.routes.ts'
import { createToday } from './today.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    today: ReturnType<typeof createToday>
  }
}

export const todayFeature: Feature = {
  services: { today: createToday },
  routes: [todayRoutes],
}
