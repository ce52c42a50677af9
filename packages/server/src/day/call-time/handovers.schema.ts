import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber } from '../../platform/db/people.schema.ts'

export const handover = pgTable(
  'handover',
  {
    chamber_id: uuid()
      .$type<ChamberId>()
      .notNull()
      .references(() => chamber.id),
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
    foreignKey({
      name: 'handover_of_matter',
      columns: [table.chamber_id, table.matter_id],
      foreignColumns: [matter.chamber_id, matter.id],
    }).onDelete('cascade'),
  ],
)
