import type { CourtId } from '@peshi/contract/platform/ids'
import type { BoardSample } from '@peshi/courts/connector'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** The display board of a court as it was last read. Public, read once for all chambers. */
export const boardState = pgTable('board_state', {
  court: text().$type<CourtId>().primaryKey(),
  /** The rooms in the board's own order; none while it was never read. */
  rooms: jsonb().$type<BoardSample[]>().notNull().default([]),
  /** When it was last read whole, changed or not. */
  read_at: instant(),
  failing_since: instant(),
  /** A sentence for the lawyer while it fails. */
  problem: text(),
  /** Readings that failed in a row. */
  failures: integer().notNull().default(0),
  /** Nobody asks the court before then: who reads the board sets it first, so that of many one does. */
  due_at: instant().notNull(),
})
