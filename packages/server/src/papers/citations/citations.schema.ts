import type { JudgmentId } from '@peshi/contract/platform/ids'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id } from '../../platform/db/columns.ts'

/** Public judgments that the operator loads. All chambers read them. */
export const judgment = pgTable(
  'judgment',
  {
    id: id<JudgmentId>().primaryKey(),
    title: text().notNull(),
    /** The words of both sides, to find a case by its name. Null if the title has no sides. */
    name_key: text(),
    court: text(),
    date: courtDate(),
    bench: text(),
    /** The file of the operator that has this judgment. */
    source: text().notNull(),
    text: text(),
  },
  (table) => [index('judgment_name').on(table.name_key)],
)

export const judgmentCitation = pgTable(
  'judgment_citation',
  {
    key: text().notNull(),
    judgment_id: uuid()
      .$type<JudgmentId>()
      .notNull()
      .references(() => judgment.id, { onDelete: 'cascade' }),
    /** The citation as the file writes it. */
    written: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.judgment_id] }),
    index('judgment_citation_of').on(table.judgment_id),
  ],
)

/** How far each file was read, to continue after an interruption. */
export const judgmentFile = pgTable('judgment_file', {
  path: text().primaryKey(),
  /** Size and time of change of the file, which is read again if they differ. */
  version: text().notNull(),
  entries: integer().notNull(),
})
