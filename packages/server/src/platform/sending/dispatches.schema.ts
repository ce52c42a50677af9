import type { ChamberId, DispatchId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import type { Channel, DispatchKind, DispatchProblem, DispatchState } from '@peshi/contract/platform/sending'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../db/columns.ts'
import { chamber, person } from '../db/people.schema.ts'
import type { QuietHours } from './quiet-hours.ts'

export interface Attachment {
  name: string
  mediaType: string
  base64: string
}

/** Messages to send. `chamber_id` may be null, because password reset codes are sent before the chamber is known. */
export const dispatch = pgTable(
  'dispatch',
  {
    id: id<DispatchId>().primaryKey(),
    chamber_id: uuid()
      .$type<ChamberId>()
      .references(() => chamber.id),
    person_id: uuid()
      .$type<PersonId>()
      .references(() => person.id),
    /** Whether the chamber's other people may see this dispatch, if they may see `matter_id`. */
    is_shared: boolean().notNull().default(false),
    matter_id: uuid().$type<MatterId>(),
    channel: text().$type<Channel>().notNull(),
    kind: text().$type<DispatchKind>().notNull(),
    address: text().notNull(),
    language: text().$type<Language>().notNull(),
    /**
     * The columns from `subject` to `attachment` are cleared after sending or failing, unless `resend.ts` allows
     * another attempt.
     */
    subject: text(),
    text: text(),
    html: text(),
    unsubscribe: text(),
    reply_to: text(),
    attachment: jsonb().$type<Attachment>(),
    once_by: text(),
    good_until: instant(),
    quiet: jsonb().$type<QuietHours>(),
    state: text().$type<DispatchState>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    claimed_at: instant(),
    provider_id: text(),
    problem: text().$type<DispatchProblem>(),
    detail: text(),
    created_at: instant().notNull(),
    ended_at: instant(),
  },
  (table) => [
    uniqueIndex('dispatch_once').on(table.once_by),
    index('dispatch_of_chamber').on(table.chamber_id, table.created_at.desc()),
    index('dispatch_of_person').on(table.person_id, table.created_at.desc()),
    index('dispatch_waiting').on(table.created_at).where(sql`state = 'waiting'`),
    index('dispatch_age').on(table.created_at),
  ],
)
