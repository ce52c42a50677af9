import type { Feature } from '../process/feature.ts'
import { checkHeldFiles } from './scanning.jobs.ts'
import { createScanning, type Scanning } from './scanning.service.ts'
import { startScanningJobs } from './start-scanning-jobs.ts'
import { uploadsRoutes } from './uploads.routes.ts'
import { createUploads } from './uploads.service.ts'

declare module '../process/feature.ts' {
  interface Services {
    scanning: Scanning
    uploads: ReturnType<typeof createUploads>
  }
}

export const uploadsFeature: Feature = {
  services: { scanning: createScanning, uploads: createUploads },
  routes: [uploadsRoutes],
  jobs: [checkHeldFiles],
  startJobs: startScanningJobs,
  readSettings: (read) => ({
    mostFileBytes: read.megabytes('PESHI_MOST_FILE_MB', 100),
    clamd: read.socketAddress('PESHI_CLAMD'),
    mostChamberBytes: read.megabytes('PESHI_MOST_CHAMBER_MB', 20_480),
  }),
}
