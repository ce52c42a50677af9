import type { RetentionPeriod } from '@peshi/contract/retention'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { appealTracker } from '../db/schema/appeals.ts'
import { accessEvent } from '../db/schema/audit.ts'
import { caveatProof, caveatTracker } from '../db/schema/caveats.ts'
import { client } from '../db/schema/clients.ts'
import { clock } from '../db/schema/clocks.ts'
import { document } from '../db/schema/documents.ts'
import { firTracker } from '../db/schema/firs.ts'
import { invoice } from '../db/schema/invoices.ts'
import { matter } from '../db/schema/matters.ts'
import { note } from '../db/schema/notes.ts'
import { notification } from '../db/schema/notifications.ts'
import { task } from '../db/schema/tasks.ts'

interface Kept {
  period: RetentionPeriod
  chamber: PgColumn
  /** From when on its days are counted. */
  since: PgColumn
}

const inBin = (table: { chamber_id: PgColumn; deleted_at: PgColumn }): Kept => ({
  period: 'bin_days',
  chamber: table.chamber_id,
  since: table.deleted_at,
})

/** What a chamber keeps for a time that it sets. The nights' jobs and the count before a change both read this list. */
export const whatIsKept = {
  matter: inBin(matter),
  note: inBin(note),
  document: inBin(document),
  task: inBin(task),
  clock: inBin(clock),
  client: inBin(client),
  invoice: inBin(invoice),
  appeal: inBin(appealTracker),
  caveat: inBin(caveatTracker),
  caveatProof: inBin(caveatProof),
  fir: inBin(firTracker),
  notification: { period: 'notification_days', chamber: notification.chamber_id, since: notification.at },
  access: { period: 'access_days', chamber: accessEvent.chamber_id, since: accessEvent.at },
} satisfies Record<string, Kept>

export type KeptThing = keyof typeof whatIsKept
