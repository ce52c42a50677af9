import type { Feature } from '../../platform/process/feature.ts'
import { briefPackRoutes } from './brief-pack.routes.ts'

export const briefPackFeature: Feature = {
  routes: [briefPackRoutes],
}
