import { BackupWork } from '@peshi/contract/operations/backup'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

const sixHours = 6 * 3600

/** `daily`: the scheduled backup, which also removes old backups. */
export const workOnBackups: Job<{ what: BackupWork | 'daily' }> = {
  name: 'work-on-backups',
  data: z.object({ what: z.union([BackupWork, z.literal('daily')]) }),
  retries: 2,
  retryAfterSeconds: 300,
  timeoutSeconds: sixHours,
  // A drill must not read a backup that is being made.
  concurrency: 1,
}
