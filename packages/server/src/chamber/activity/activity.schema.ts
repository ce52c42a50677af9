import type { ActivityAction, ActivityDetail } from '@peshi/contract/chamber/activity'
import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

/**
 * The chambers' database role can only add entries. There are no foreign keys, because entries stay after their
 * subjects are erased.
 */
export const activity = pgTable(
  'activity',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    at: instant().notNull(),
    /** Null if the actor is Peshi or a person without an account. `by_name` is that person's name. */
    person_id: uuid().$type<PersonId>(),
    by_name: text(),
    action: text().$type<ActivityAction>().notNull(),
    matter_id: uuid().$type<MatterId>(),
    subject_kind: text().notNull(),
    subject_id: text().notNull(),
    subject_label: text(),
    detail: jsonb().$type<ActivityDetail>(),
    only_for: uuid().$type<PersonId>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('activity_of_matter').on(table.chamber_id, table.matter_id, table.at.desc(), table.id.desc()),
    index('activity_newest').on(table.chamber_id, table.at.desc(), table.id.desc()),
  ],
)
