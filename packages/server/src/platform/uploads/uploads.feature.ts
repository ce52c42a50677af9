import type { Feature } from '../process/feature.ts'
import { uploadsRoutes } from './uploads.routes.ts'
import { createUploads } from './uploads.service.ts'

declare module '../process/feature.ts' {
  interface Services {
    uploads: ReturnType<typeof createUploads>
  }
}

export const uploadsFeature: Feature = {
  services: { uploads: createUploads },
  routes: [uploadsRoutes],
  readSettings: (read) => ({
    mostFileBytes: read.megabytes('PESHI_MOST_FILE_MB', 100),
    mostChamberBytes: read.megabytes('PESHI_MOST_CHAMBER_MB', 20_480),
  }),
}
