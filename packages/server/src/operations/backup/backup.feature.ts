import type { Feature } from '../../platform/process/feature.ts'
import { startBackupJobs, workOnBackups } from './backup.jobs.ts'
import { backupsRoutes } from './backup.routes.ts'
import { createBackups } from './backups.service.ts'
import { readBackupPlan } from './settings.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    backups: ReturnType<typeof createBackups>
  }
}

export const backupFeature: Feature = {
  services: { backups: createBackups },
  routes: [backupsRoutes],
  jobs: [workOnBackups],
  startJobs: startBackupJobs,
  readSettings: readBackupPlan,
}
