import type { Feature } from '../../platform/process/feature.ts'
import { dueChecksRoutes } from './due-checks.routes.ts'

export const dueChecksFeature: Feature = {
  routes: [dueChecksRoutes],
}
