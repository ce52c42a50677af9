import type { Feature } from '../../platform/process/feature.ts'
import { bulkRoutes } from './bulk.routes.ts'

export const bulkFeature: Feature = {
  routes: [bulkRoutes],
}
