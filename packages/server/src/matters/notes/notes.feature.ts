import type { Feature } from '../../platform/process/feature.ts'
import { notesRoutes } from './notes.routes.ts'

export const notesFeature: Feature = {
  routes: [notesRoutes],
}
