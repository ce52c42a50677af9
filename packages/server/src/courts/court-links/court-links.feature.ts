import type { Feature } from '../../platform/process/feature.ts'
import { courtLinksRoutes } from './court-links.routes.ts'

export const courtLinksFeature: Feature = {
  routes: [courtLinksRoutes],
}
