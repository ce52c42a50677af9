import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

export const tryCount = pgTable(
  'try_count',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    until: instant().notNull(),
  },
  (table) => [index('try_count_until').on(table.until)],
)
