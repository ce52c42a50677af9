import type { DraftLanguage, DraftValues } from '@peshi/contract/papers/drafts'
import type { DocumentId, DraftId, DraftTemplateId, MatterId, PersonId, UploadId } from '@peshi/contract/platform/ids'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { document } from '../../matters/documents/documents.schema.ts'
import { id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

export const draftTemplate = pgTable(
  'draft_template',
  {
    chamber_id: chamberId(),
    id: id<DraftTemplateId>().notNull(),
    name: text().notNull(),
    language: text().$type<DraftLanguage>().notNull(),
    /** The number of the newest file in `draft_template_version`. */
    newest: integer().notNull(),
    ...versioned(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.id] })],
)

export const draftTemplateVersion = pgTable(
  'draft_template_version',
  {
    chamber_id: chamberId(),
    template_id: uuid().$type<DraftTemplateId>().notNull(),
    number: integer().notNull(),
    upload_id: uuid().$type<UploadId>().notNull(),
    name: text().notNull(),
    file_key: text().notNull(),
    media_type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    fields: text().array().notNull(),
    added_by: uuid().$type<PersonId>().notNull(),
    added_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.template_id, table.number] }),
    unique('draft_template_upload').on(table.chamber_id, table.upload_id),
    partOf('version_of_draft_template', table, table.template_id, draftTemplate).onDelete('cascade'),
  ],
)

export const draft = pgTable(
  'draft',
  {
    chamber_id: chamberId(),
    id: id<DraftId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    /** A shipped paper. Null for a template of the chamber. */
    paper: text(),
    /** The template can be removed later. */
    template_id: uuid().$type<DraftTemplateId>(),
    template_name: text(),
    language: text().$type<DraftLanguage>().notNull(),
    document_id: uuid().$type<DocumentId>().notNull(),
    /** Versions of the document. */
    word_version: integer().notNull(),
    pdf_version: integer().notNull(),
    /** All values of the fields, as the paper has them. */
    values: jsonb().$type<DraftValues>().notNull(),
    /** The part of the values that a person typed. */
    answers: jsonb().$type<DraftValues>().notNull(),
    made_by: uuid().$type<PersonId>().notNull(),
    made_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('draft_of_matter').on(table.chamber_id, table.matter_id, table.made_at.desc()),
    index('draft_newest').on(table.chamber_id, table.made_at.desc()),
    ofMatter('draft_of_a_matter', table).onDelete('cascade'),
    partOf('draft_of_document', table, table.document_id, document).onDelete('cascade'),
  ],
)
