import type { Feature } from '../../platform/process/feature.ts'
import { tagsRoutes } from './tags.routes.ts'

export const tagsFeature: Feature = {
  routes: [tagsRoutes],
}
