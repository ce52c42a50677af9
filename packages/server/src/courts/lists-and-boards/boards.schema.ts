import type { CourtId } from '@peshi/contract/platform/ids'
import type { BoardSample } from '@peshi/courts/connector'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

export interface BoardNotice {
  text: string
  /** Time at which the board first showed `text` (ISO 8601, in UTC). */
  since: string
}

export const boardState = pgTable('board_state', {
  court: text().$type<CourtId>().primaryKey(),
  rooms: jsonb().$type<BoardSample[]>().notNull().default([]),
  notices: jsonb().$type<BoardNotice[]>().notNull().default([]),
  read_at: instant(),
  failing_since: instant(),
  problem: text(),
  failures: integer().notNull().default(0),
  /** Time of the next read. A worker moves it forward before reading, so that no other worker reads the same board. */
  due_at: instant().notNull(),
})

export const boardSample = pgTable(
  'board_sample',
  {
    court: text().$type<CourtId>().notNull(),
    at: instant().notNull(),
    position: integer().notNull(),
    court_no: text().notNull(),
    item: text(),
    list: text(),
    progress: text().$type<BoardSample['progress']>().notNull(),
    /** Empty if the board no longer shows the courtroom. */
    raw: jsonb().$type<BoardSample['raw']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.court, table.at, table.position] }),
    index('board_sample_room').on(table.court, table.court_no, table.at),
    index('board_sample_age').on(table.at),
  ],
)
