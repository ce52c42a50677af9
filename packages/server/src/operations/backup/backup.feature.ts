import type { Feature } from '../../platform/process/feature.ts'
import { workOnBackups } from './backup.jobs.ts'
import { backupsRoutes } from './backup.routes.ts'
import { readBackupPlan } from './settings.ts'
import { startBackupJobs } from './start-backup-jobs.ts'

export const backupFeature: Feature = {
  routes: [backupsRoutes],
  jobs: [workOnBackups],
  startJobs: startBackupJobs,
  readSettings: readBackupPlan,
}
