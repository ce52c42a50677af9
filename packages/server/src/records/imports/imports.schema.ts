import type { ChamberId, ImportId, MatterId, PersonId } from '@peshi/contract/platform/ids'
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
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamber } from '../../platform/db/people.schema.ts'

const chamberId = () =>
  uuid()
    .$type<ChamberId>()
    .notNull()
    .references(() => chamber.id)

/** A file of cases that a person brought, and how far bringing it in has come. */
export const matterImport = pgTable(
  'matter_import',
  {
    chamber_id: chamberId(),
    id: id<ImportId>().notNull(),
    file_name: text().notNull(),
    /** What the file was found to be, for people: `CSV, UTF-16, semicolons`. */
    format: text().notNull(),
    /** A list of CNRs has one column that nobody needs to say the meaning of. */
    is_cnr_list: boolean().notNull(),
    unused_sheets: jsonb().$type<UnusedSheet[]>().notNull().default([]),
    unused_rows: jsonb().$type<UnusedRow[]>().notNull().default([]),
    /** How many rows say something in each column. */
    filled: jsonb().$type<number[]>().notNull().default([]),
    state: text().$type<ImportState>().notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    /** What the columns mean; null while nobody said. */
    mapping: jsonb().$type<ImportMapping>(),
    options: jsonb().$type<ImportOptions>().notNull(),
    /** The headings as one key, by which the mapping is remembered. */
    heading_key: text().notNull(),
    rows: integer().notNull(),
    /** A sentence where it stopped. */
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
    /** The row's number in the file as a spreadsheet shows it. */
    position: integer().notNull(),
    id: id<string>().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    state: text().$type<ImportRowState>().notNull(),
    /** What the row means; null where that can't be said. */
    values: jsonb().$type<ImportValues>(),
    /** Why it is not brought in, or what is being waited for: the code of a sentence. */
    reason_code: text(),
    reason: text(),
    matter_id: uuid().$type<MatterId>(),
    /** The matter was made by this import: undoing takes it away. */
    is_new: boolean().notNull().default(false),
    /** Somebody in it may stand against somebody whom the chamber acts for: to be looked at. */
    has_conflict: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.import_id, table.position] }),
    unique('import_row_id').on(table.chamber_id, table.id),
    index('import_row_state').on(table.chamber_id, table.import_id, table.state, table.position),
    index('import_row_matter').on(table.chamber_id, table.matter_id).where(sql`matter_id is not null`),
    foreignKey({
      name: 'import_row_of_import',
      columns: [table.chamber_id, table.import_id],
      foreignColumns: [matterImport.chamber_id, matterImport.id],
    }).onDelete('cascade'),
  ],
)
