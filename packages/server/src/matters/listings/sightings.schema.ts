import type { ChamberId, CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { causeList } from '../../courts/courts/cause-lists.schema.ts'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber } from '../../platform/db/people.schema.ts'

export const sighting = pgTable(
  'sighting',
  {
    chamber_id: uuid()
      .$type<ChamberId>()
      .notNull()
      .references(() => chamber.id),
    id: id<string>().notNull(),
    list_id: uuid()
      .notNull()
      .references(() => causeList.id),
    matter_id: uuid().$type<MatterId>().notNull(),
    page: integer().notNull(),

    court: text().$type<CourtId>().notNull(),
    date: courtDate().notNull(),
    case_number: text().notNull(),
    near_item: text(),
    court_no: text(),
    words: text().notNull(),

    revision: integer().notNull(),
    first_seen_at: instant().notNull(),
    gone_at: instant(),
    confirmed_at: instant(),
    confirmed_by: uuid().$type<PersonId>(),
    dismissed_at: instant(),
    dismissed_by: uuid().$type<PersonId>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('sighting_once').on(table.chamber_id, table.list_id, table.matter_id, table.page),
    index('sighting_day').on(table.chamber_id, table.date),
    foreignKey({
      name: 'sighting_matter',
      columns: [table.chamber_id, table.matter_id],
      foreignColumns: [matter.chamber_id, matter.id],
    }).onDelete('cascade'),
  ],
)
