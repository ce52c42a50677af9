import type { Feature } from '../../platform/process/feature.ts'
import { activityRoutes } from './activity.routes.ts'
import { createActivity } from './activity.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    activity: ReturnType<typeof createActivity>
  }
}

export const activityFeature: Feature = {
  services: { activity: createActivity },
  routes: [activityRoutes],
}
