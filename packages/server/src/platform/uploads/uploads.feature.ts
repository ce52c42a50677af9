import type { Feature } from '../process/feature.ts'
import { uploadsRoutes } from './uploads.routes.ts'

export const uploadsFeature: Feature = {
  routes: [uploadsRoutes],
  readSettings: (read) => ({
    mostFileBytes: read.megabytes('PESHI_MOST_FILE_MB', 100),
    mostChamberBytes: read.megabytes('PESHI_MOST_CHAMBER_MB', 20_480),
  }),
}
