import type { Feature } from '../../platform/process/feature.ts'
import { searchRoutes } from './search.routes.ts'

export const searchFeature: Feature = {
  routes: [searchRoutes],
}
