import type { Feature } from '../../platform/process/feature.ts'
import { deadlinesRoutes } from './deadlines.routes.ts'
import { createDeadlines } from './deadlines.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    deadlines: ReturnType<typeof createDeadlines>
  }
}

export const deadlinesFeature: Feature = {
  services: { deadlines: createDeadlines },
  routes: [deadlinesRoutes],
}
