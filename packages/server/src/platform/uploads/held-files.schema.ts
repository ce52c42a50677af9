import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { chamberId } from '../db/people.schema.ts'

/** Files that cannot be opened: those that no virus scanner has checked yet, and those in which it found a virus. */
export const heldFile = pgTable(
  'held_file',
  {
    chamber_id: chamberId(),
    file_key: text().notNull(),
    held_at: instant().notNull(),
    /** The name of the virus. */
    found: text(),
    /** After a virus was found. */
    removed_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.file_key] }),
    index('held_file_waiting').on(table.chamber_id, table.held_at).where(sql`removed_at is null`),
  ],
)
