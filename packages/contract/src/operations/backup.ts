import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'

export const BackupStep = z.enum(['files', 'database', 'upload', 'check'])
export type BackupStep = z.infer<typeof BackupStep>

export const BackupWork = z.enum(['backup', 'drill'])
export type BackupWork = z.infer<typeof BackupWork>

const Failure = z.object({ at: Instant, problem: z.string() })

export const Backups = z.object({
  /** The folder or bucket that the operator set. Null: none. */
  where: z.string().nullable(),
  /** `superuser`: PostgreSQL, and this process has no superuser's address, so a timer makes the backups. */
  off: z.enum(['nowhere', 'superuser']).nullable(),
  /** Time in India at which a backup is made each day. */
  at: z.string(),
  /** Days for which the daily backup keeps old ones. */
  days: z.int(),
  is_queued: z.boolean(),
  running: z
    .object({ what: BackupWork, step: BackupStep, done: z.int(), total: z.int(), began_at: Instant })
    .nullable(),
  last: z.object({ at: Instant, name: z.string() }).nullable(),
  /** The last failure after the last success. */
  failure: Failure.nullable(),
  drill: z.object({ at: Instant, name: z.string(), rows: z.int(), files: z.int() }).nullable(),
  drill_failure: Failure.nullable(),
  /** The backups of the place, newest first. */
  kept: z.array(z.string()),
  /** The place cannot be read. */
  unreadable: z.string().nullable(),
  /**
   * A restore that was made in the browser. The data that it replaced are now in the places `aside`. `people`
   * counts the accounts in these data, and is null if they could not be counted.
   */
  restored: z
    .object({ at: Instant, name: z.string(), aside: z.array(z.string()), people: z.int().nullable() })
    .nullable(),
})
export type Backups = z.infer<typeof Backups>

// Only operators named in the installation's settings have access. Everybody else gets 404.
export const getBackups = endpoint('GET /api/installation/backups', {
  personally: true,
  summary: 'For the operator: backups, the last restore drill, and the one that runs now',
  reply: ok({ data: Backups }),
})

export const startBackup = endpoint('POST /api/installation/backups', {
  personally: true,
  summary: 'For the operator: make a backup now, in the background',
  reply: ok({ message: z.string() }),
})

export const startDrill = endpoint('POST /api/installation/backups/drill', {
  personally: true,
  summary: 'For the operator: restore the newest backup into a scratch place and check it, in the background',
  reply: ok({ message: z.string() }),
})
