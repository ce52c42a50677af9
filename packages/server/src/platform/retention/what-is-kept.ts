import type { RetentionPeriod } from '@peshi/contract/platform/retention'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { accessEvent } from '../../chamber/audit/audit.schema.ts'
import { notification } from '../../chamber/notifications/notifications.schema.ts'
import { client } from '../../clients/clients/clients.schema.ts'
import { task } from '../../day/tasks/tasks.schema.ts'
import { document } from '../../matters/documents/documents.schema.ts'
import { note } from '../../matters/notes/notes.schema.ts'
import { invoice } from '../../office/invoices/invoices.schema.ts'
import { appealTracker } from '../../trackers/appeals/appeals.schema.ts'
import { caveatProof, caveatTracker } from '../../trackers/caveats/caveats.schema.ts'
import { clock } from '../../trackers/clocks/clocks.schema.ts'
import { firTracker } from '../../trackers/firs/firs.schema.ts'
import { matter } from '../db/matters.schema.ts'

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
