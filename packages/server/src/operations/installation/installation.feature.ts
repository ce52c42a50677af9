import type { Feature } from '../../platform/process/feature.ts'
import { installationRoutes } from './installation.routes.ts'

export const installationFeature: Feature = {
  routes: [installationRoutes],
}
