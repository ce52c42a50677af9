import type { EventDetail, EventType } from '@peshi/contract/platform/events'
import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../db/columns.ts'
import { chamberId } from '../db/people.schema.ts'

/**
 * The chambers' database role can only add entries. There are no foreign keys, because entries stay after their
 * subjects are erased.
 */
export const event = pgTable(
  'event',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    at: instant().notNull(),
    /** Null if the actor is Peshi or a person without an account. `by_name` is that person's name. */
    person_id: uuid().$type<PersonId>(),
    by_name: text(),
    type: text().$type<EventType>().notNull(),
    matter_id: uuid().$type<MatterId>(),
    subject_kind: text().notNull(),
    subject_id: text().notNull(),
    detail: jsonb().$type<EventDetail>(),
    only_for: uuid().$type<PersonId>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('event_of_matter').on(table.chamber_id, table.matter_id, table.at.desc(), table.id.desc()),
    index('event_of_subject').on(table.chamber_id, table.subject_id),
    index('event_newest').on(table.chamber_id, table.at.desc(), table.id.desc()),
  ],
)
