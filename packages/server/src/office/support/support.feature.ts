import type { Feature } from '../../platform/process/feature.ts'
import { supportRoutes } from './support.routes.ts'

export const supportFeature: Feature = {
  routes: [supportRoutes],
}
