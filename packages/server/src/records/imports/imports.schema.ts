import type { ImportId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type {
  ImportMapping,
  ImportOptions,
  ImportRowState,
  ImportState,
  ImportValues,
  UnusedRow,
  UnusedSheet,
} from '@peshi/contract/records/imports'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

export const matterImport = pgTable(
  'matter_import',
  {
    chamber_id: chamberId(),
    id: id<ImportId>().notNull(),
    file_name: text().notNull(),
    /** Detected format, as shown to people, such as `CSV, UTF-16, semicolons`. */
    format: text().notNull(),
    is_cnr_list: boolean().notNull(),
    unused_sheets: jsonb().$type<UnusedSheet[]>().notNull().default([]),
    unused_rows: jsonb().$type<UnusedRow[]>().notNull().default([]),
    filled: jsonb().$type<number[]>().notNull().default([]),
    state: text().$type<ImportState>().notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<ImportMapping>(),
    options: jsonb().$type<ImportOptions>().notNull(),
    heading_key: text().notNull(),
    rows: integer().notNull(),
    problem: text(),
    created_by: uuid().$type<PersonId>().notNull(),
    created_at: instant().notNull(),
    started_at: instant(),
    finished_at: instant(),
    undone_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('matter_import_newest').on(table.chamber_id, table.created_at.desc()),
    index('matter_import_heading').on(table.chamber_id, table.heading_key),
  ],
)

export const importRow = pgTable(
  'import_row',
  {
    chamber_id: chamberId(),
    import_id: uuid().$type<ImportId>().notNull(),
    position: integer().notNull(),
    id: id<string>().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    state: text().$type<ImportRowState>().notNull(),
    values: jsonb().$type<ImportValues>(),
    reason_code: text(),
    reason: text(),
    matter_id: uuid().$type<MatterId>(),
    /** True if this import created the matter. */
    is_new: boolean().notNull().default(false),
    has_conflict: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.import_id, table.position] }),
    unique('import_row_id').on(table.chamber_id, table.id),
    index('import_row_state').on(table.chamber_id, table.import_id, table.state, table.position),
    index('import_row_matter').on(table.chamber_id, table.matter_id).where(sql`matter_id is not null`),
    partOf('import_row_of_import', table, table.import_id, matterImport).onDelete('cascade'),
  ],
)
