import type { Feature } from '../process/feature.ts'
import { retentionRoutes } from './retention.routes.ts'
import { createRetention } from './retention.service.ts'

declare module '../process/feature.ts' {
  interface Services {
    retention: ReturnType<typeof createRetention>
  }
}

export const retentionFeature: Feature = {
  services: { retention: createRetention },
  routes: [retentionRoutes],
}
