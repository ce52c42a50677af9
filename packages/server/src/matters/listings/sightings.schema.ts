import type { CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { causeList } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export const sighting = pgTable(
  'sighting',
  {
    chamber_id: chamberId(),
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
    ofMatter('sighting_matter', table).onDelete('cascade'),
  ],
)
