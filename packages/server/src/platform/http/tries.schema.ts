import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** How often something was tried, until when that counts. Belongs to no chamber: mostly nobody is signed in yet. */
export const tryCount = pgTable(
  'try_count',
  {
    /** A keyed hash: names and addresses are not kept. */
    key: text().primaryKey(),
    count: integer().notNull(),
    until: instant().notNull(),
  },
  (table) => [index('try_count_until').on(table.until)],
)
