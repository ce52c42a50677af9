import type { Feature } from '../../platform/process/feature.ts'
import { conflictsRoutes } from './conflicts.routes.ts'

export const conflictsFeature: Feature = {
  routes: [conflictsRoutes],
}
