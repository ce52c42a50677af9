import type { CaseId, MatterId } from '@peshi/contract/platform/ids'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

/** Codes for the sounds of the words in a matter's title and parties. A trigger on `matter` fills this table. */
export const matterName = pgTable(
  'matter_name',
  {
    chamber_id: chamberId(),
    matter_id: uuid().$type<MatterId>().notNull(),
    sound: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.sound, table.matter_id] }),
    index('matter_name_of').on(table.chamber_id, table.matter_id),
    ofMatter('matter_name_of_matter', table).onDelete('cascade'),
  ],
)

/**
 * Codes for the sounds of the parties' and advocates' names in a court's record. A trigger on `court_case` fills this
 * table.
 * All chambers share it, because the record is public.
 */
export const caseName = pgTable(
  'case_name',
  {
    case_id: uuid()
      .$type<CaseId>()
      .notNull()
      .references(() => courtCase.id, { onDelete: 'cascade' }),
    role: text().$type<'party' | 'advocate'>().notNull(),
    sound: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.case_id, table.role, table.sound] }),
    index('case_name_sound').on(table.sound, table.case_id),
  ],
)
