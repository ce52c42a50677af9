import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'

/** The secret part of the link in the log of an installation without accounts. */
const Link = z.string().min(1).max(400)

export const FirstRun = z.object({
  /** False: PostgreSQL without a superuser's address. The backup must be restored by a command. */
  can_restore: z.boolean(),
  where: z.string().nullable(),
  /** Names of the backups in `where`, newest first. */
  backups: z.array(z.string()),
  unreadable: z.string().nullable(),
  /** Bytes of an uploaded backup that have arrived. */
  received: z.int(),
  /** The last restore. */
  last: z.object({ at: Instant, problem: z.string().nullable() }).nullable(),
})
export type FirstRun = z.infer<typeof FirstRun>

export const partBytes = 4 * 1024 * 1024

export const getFirstRun = endpoint('POST /api/first-run', {
  access: 'public',
  readsOnly: true,
  summary: 'For an installation without accounts: what can be restored. Needs the link from the log',
  body: z.strictObject({ link: Link }),
  reply: ok({ data: FirstRun }),
})

export const sendBackupPart = endpoint('PUT /api/first-run/file', {
  access: 'public',
  summary:
    'For an installation without accounts: the next part of a tar archive of a backup. Offset 0 begins again. The link’s secret is the bearer token',
  query: z.object({ offset: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  upload: ['application/octet-stream'],
  mostBytes: partBytes,
  arrives: true,
  reply: ok({ data: z.object({ received: z.int() }) }),
})

export const restoreBackup = endpoint('POST /api/first-run/restore', {
  access: 'public',
  summary: 'For an installation without accounts: restore a backup. Peshi stops answering until it is restored',
  body: z.strictObject({
    link: Link,
    /** Null: the uploaded file. */
    name: z.string().max(100).nullable(),
  }),
  reply: ok({ message: z.string() }),
})
