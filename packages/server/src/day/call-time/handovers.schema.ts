import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export const handover = pgTable(
  'handover',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    date: courtDate().notNull(),
    from_id: uuid().$type<PersonId>(),
    to_id: uuid().$type<PersonId>().notNull(),
    note: text(),
    handed_by: uuid().$type<PersonId>().notNull(),
    handed_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('handover_day').on(table.chamber_id, table.date, table.matter_id),
    ofMatter('handover_of_matter', table).onDelete('cascade'),
  ],
)
