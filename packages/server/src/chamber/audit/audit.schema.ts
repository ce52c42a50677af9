import type { AccessKind } from '@peshi/contract/chamber/audit'
import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

/**
 * Access log: sign-ins, views and exports. There are no foreign keys, because entries stay after people and matters are
 * erased.
 */
export const accessEvent = pgTable(
  'access_event',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    at: instant().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    kind: text().$type<AccessKind>().notNull(),
    device: text(),
    address: text(),
    matter_id: uuid().$type<MatterId>(),
    detail: text(),
    once_by: text(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('access_event_once').on(table.chamber_id, table.once_by),
    index('access_event_newest').on(table.chamber_id, table.at.desc(), table.id.desc()),
    index('access_event_of_matter').on(table.chamber_id, table.matter_id, table.at.desc()),
    index('access_event_age').on(table.at),
  ],
)
