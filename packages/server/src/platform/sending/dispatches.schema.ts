import type { ChamberId, DispatchId, PersonId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import type { Channel, DispatchKind, DispatchProblem, DispatchState } from '@peshi/contract/platform/sending'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../db/columns.ts'
import { chamber, person } from '../db/people.schema.ts'

export interface Attachment {
  /** Plain letters, figures, dashes and a dot. */
  name: string
  mediaType: string
  base64: string
}

/**
 * One e-mail, SMS or push on its way to one address, and afterwards the record that it went. Some go out before a chamber
 * is known (a code for who forgot a password), so that this table is the system's, with the chamber as a remark.
 */
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
    channel: text().$type<Channel>().notNull(),
    kind: text().$type<DispatchKind>().notNull(),
    /** An e-mail address, ten digits of a mobile number, or the id of a device that takes push. */
    address: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** What it says. Null once it went out or was given up; kept for some days where a person may send it again (`resend.ts`). */
    subject: text(),
    text: text(),
    html: text(),
    /** Where one click ends such mail, for the header that mail programs know. */
    unsubscribe: text(),
    /** Whom an answer to a mail goes to, where that is not the installation. */
    reply_to: text(),
    /** A file beside the words of a mail, forgotten with them. */
    attachment: jsonb().$type<Attachment>(),
    /** The same key is sent once. */
    once_by: text(),
    /** Not sent after this. */
    good_until: instant(),
    state: text().$type<DispatchState>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** While a worker is at it, by the database's clock. */
    claimed_at: instant(),
    provider_id: text(),
    problem: text().$type<DispatchProblem>(),
    /** The provider's own words. */
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
