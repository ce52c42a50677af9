import type { Feature } from '../../platform/process/feature.ts'
import { bulkRoutes } from './bulk.routes.ts'
import { createBulk } from './bulk.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    bulk: ReturnType<typeof createBulk>
  }
}

export const bulkFeature: Feature = {
  services: { bulk: createBulk },
  routes: [bulkRoutes],
}
