import type { Feature } from '../process/feature.ts'
import { streamRoutes } from './stream.routes.ts'

export const streamFeature: Feature = {
  routes: [streamRoutes],
}
