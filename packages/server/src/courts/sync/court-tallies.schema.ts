import type { CourtId } from '@peshi/contract/platform/ids'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export const courtTally = pgTable(
  'court_tally',
  {
    chamber_id: chamberId(),
    court: text().$type<CourtId>().notNull(),
    followed: integer().notNull(),
    due_now: integer().notNull(),
    failed: integer().notNull(),
    needs_look: integer().notNull(),
    problem: text(),
    oldest_read_at: instant(),
    counted_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.court] })],
)
