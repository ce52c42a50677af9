import type { ActivityAction, ActivityDetail } from '@peshi/contract/chamber/activity'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamber } from '../../platform/db/people.schema.ts'

/**
 * Who did what, and when; also who read what from outside. Rows are added and never changed or taken away: the role that
 * works for chambers may do neither. So nothing here refers to the rows that it tells of: they may be gone.
 */
export const activity = pgTable(
  'activity',
  {
    chamber_id: uuid()
      .$type<ChamberId>()
      .notNull()
      .references(() => chamber.id),
    id: id<string>().notNull(),
    at: instant().notNull(),
    /** Null for the product itself, and for somebody without a sign-in: `by_name` then says who. */
    person_id: uuid().$type<PersonId>(),
    by_name: text(),
    action: text().$type<ActivityAction>().notNull(),
    matter_id: uuid().$type<MatterId>(),
    subject_kind: text().notNull(),
    subject_id: text().notNull(),
    /** What the subject was called then. */
    subject_label: text(),
    detail: jsonb().$type<ActivityDetail>(),
    /** The one person who may see the row: what was done to a private note is as private as the note. */
    only_for: uuid().$type<PersonId>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('activity_of_matter').on(table.chamber_id, table.matter_id, table.at.desc(), table.id.desc()),
    index('activity_newest').on(table.chamber_id, table.at.desc(), table.id.desc()),
  ],
)
