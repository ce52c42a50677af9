import type { ChamberId, PersonId, UploadId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../db/columns.ts'
import { chamber } from '../db/people.schema.ts'

const chamberId = () =>
  uuid()
    .$type<ChamberId>()
    .notNull()
    .references(() => chamber.id)

/** A file on its way here, part by part; afterwards the file itself until somebody has a use for it. */
export const upload = pgTable(
  'upload',
  {
    chamber_id: chamberId(),
    id: id<UploadId>().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    /** The browser's own name for this file in this place: begun again, the same upload goes on. */
    key: text().notNull(),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** The keys of the files of its parts, in their order. */
    parts: text().array().notNull().default([]),
    /** Of the whole file; null until it is here and was looked at. */
    file_key: text(),
    media_type: text(),
    sha256: text(),
    created_at: instant().notNull(),
    touched_at: instant().notNull(),
    /** The file belongs to something else by now. */
    used_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    uniqueIndex('upload_once').on(table.chamber_id, table.person_id, table.key).where(sql`used_at is null`),
    index('upload_left').on(table.chamber_id, table.touched_at),
  ],
)
