import type { PersonId, UploadId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../db/columns.ts'
import { chamberId } from '../db/people.schema.ts'

export const upload = pgTable(
  'upload',
  {
    chamber_id: chamberId(),
    id: id<UploadId>().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    parts: text().array().notNull().default([]),
    /** Key in the file storage. Null until the file is complete and checked. */
    file_key: text(),
    media_type: text(),
    sha256: text(),
    created_at: instant().notNull(),
    touched_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    uniqueIndex('upload_once').on(table.chamber_id, table.person_id, table.key).where(sql`used_at is null`),
    index('upload_left').on(table.chamber_id, table.touched_at),
  ],
)
