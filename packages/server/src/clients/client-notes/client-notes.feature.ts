import type { Feature } from '../../platform/process/feature.ts'
import { clientNotesRoutes } from './client-notes.routes.ts'

export const clientNotesFeature: Feature = {
  routes: [clientNotesRoutes],
}
