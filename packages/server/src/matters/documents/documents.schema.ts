import type { ClientPaper, ReadingProblem } from '@peshi/contract/matters/documents'
import type { ClientId, DocumentId, MatterId, PersonId, UploadId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { cameFrom, client } from '../../platform/db/clients.schema.ts'
import { id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'
import { recognitionColumns } from '../../platform/recognition/stored-page.ts'

export const document = pgTable(
  'document',
  {
    chamber_id: chamberId(),
    id: id<DocumentId>().notNull(),
    /** A document belongs either to a matter or to a client. */
    matter_id: uuid().$type<MatterId>(),
    client_id: uuid().$type<ClientId>(),
    came_from: cameFrom(),
    paper: text().$type<ClientPaper>(),
    name: text().notNull(),
    folder: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    is_court_page: boolean().notNull().default(false),
    /** If true, a photo keeps the place where it was taken when it is shared. */
    keeps_place: boolean().notNull().default(false),
    /** The number of the newest file in `document_version`. */
    newest: integer('version').notNull(),
    ...versioned(),
    version: integer('record_version').notNull().default(1),
    created_by: uuid().$type<PersonId>().notNull(),
    created_at: instant().notNull(),
    deleted_at: instant(),
    deleted_by: uuid().$type<PersonId>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('document_newest')
      .on(table.chamber_id, table.matter_id, table.created_at.desc(), table.id)
      .where(sql`deleted_at is null`),
    index('document_bin').on(table.chamber_id, table.deleted_at).where(sql`deleted_at is not null`),
    index('document_of_client').on(table.chamber_id, table.client_id).where(sql`client_id is not null`),
    check('document_of_one', sql`num_nonnulls(matter_id, client_id) = 1 and (client_id is null) = (paper is null)`),
    ofMatter('document_of_matter', table).onDelete('cascade'),
    partOf('document_of_client', table, table.client_id, client).onDelete('cascade'),
  ],
)

export const documentVersion = pgTable(
  'document_version',
  {
    chamber_id: chamberId(),
    document_id: uuid().$type<DocumentId>().notNull(),
    /** The document's matter, for row-level security. A trigger fills it. */
    matter_id: uuid().$type<MatterId>(),
    version: integer().notNull(),
    upload_id: uuid().$type<UploadId>().notNull(),
    name: text().notNull(),
    file_key: text().notNull(),
    media_type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    has_scripts: boolean().notNull().default(false),
    added_by: uuid().$type<PersonId>().notNull(),
    added_at: instant().notNull(),
    text_read_at: instant(),
    pages: integer(),
    has_text: boolean(),
    problem: text().$type<ReadingProblem>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.document_id, table.version] }),
    index('document_version_unread').on(table.chamber_id, table.added_at).where(sql`text_read_at is null`),
    unique('document_version_upload').on(table.chamber_id, table.upload_id),
    partOf('version_of_document', table, table.document_id, document).onDelete('cascade'),
  ],
)

export const documentPage = pgTable(
  'document_page',
  {
    chamber_id: chamberId(),
    document_id: uuid().$type<DocumentId>().notNull(),
    /** The document's matter, for row-level security. A trigger fills it. */
    matter_id: uuid().$type<MatterId>(),
    version: integer().notNull(),
    page: integer().notNull(),
    text: text(),
    folded: text().generatedAlwaysAs((): SQL => sql`fold_text(text)`),
    ...recognitionColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.document_id, table.version, table.page] }),
    index('document_page_waits').on(table.chamber_id).where(sql`waits`),
    foreignKey({
      name: 'page_of_version',
      columns: [table.chamber_id, table.document_id, table.version],
      foreignColumns: [documentVersion.chamber_id, documentVersion.document_id, documentVersion.version],
    }).onDelete('cascade'),
  ],
)

export const droppedFile = pgTable(
  'dropped_file',
  {
    chamber_id: chamberId(),
    file_key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.file_key] })],
)
