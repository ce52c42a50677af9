import type { Feature } from '../../platform/process/feature.ts'
import { familiesRoutes } from './families.routes.ts'

export const familiesFeature: Feature = {
  routes: [familiesRoutes],
}
