import type { CourtId } from '@peshi/contract/platform/ids'
import type { BoardSample } from '@peshi/courts/connector'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/**
 * What a board said of a room, kept when it differs from what it said before, and at the first reading of each day:
 * what a day's board is replayed from, and its pace learned.
 */
export const boardSample = pgTable(
  'board_sample',
  {
    court: text().$type<CourtId>().notNull(),
    at: instant().notNull(),
    /** The room's place on the board, from 0: a board may show a room twice. */
    position: integer().notNull(),
    court_no: text().notNull(),
    item: text(),
    list: text(),
    progress: text().$type<BoardSample['progress']>().notNull(),
    /** All that the board showed for the room; nothing for a room that it shows no longer. */
    raw: jsonb().$type<BoardSample['raw']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.court, table.at, table.position] }),
    index('board_sample_room').on(table.court, table.court_no, table.at),
    index('board_sample_age').on(table.at),
  ],
)
