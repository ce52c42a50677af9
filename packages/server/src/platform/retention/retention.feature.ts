import type { Feature } from '../process/feature.ts'
import { retentionRoutes } from './retention.routes.ts'

export const retentionFeature: Feature = {
  routes: [retentionRoutes],
}
