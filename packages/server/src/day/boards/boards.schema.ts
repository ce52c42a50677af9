import type { CourtId } from '@peshi/contract/platform/ids'
import type { BoardSample } from '@peshi/courts/connector'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** A room's board text, saved on each change and at the first read of a day, for replay and for learning the pace. */
export const boardSample = pgTable(
  'board_sample',
  {
    court: text().$type<CourtId>().notNull(),
    at: instant().notNull(),
    /** Row on the board from 0: a board may show a room twice. */
    position: integer().notNull(),
    court_no: text().notNull(),
    item: text(),
    list: text(),
    progress: text().$type<BoardSample['progress']>().notNull(),
    /** All cells of the room; empty once the board no longer shows it. */
    raw: jsonb().$type<BoardSample['raw']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.court, table.at, table.position] }),
    index('board_sample_room').on(table.court, table.court_no, table.at),
    index('board_sample_age').on(table.at),
  ],
)
