import type { MatterId, NoteId, PersonId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

export const note = pgTable(
  'note',
  {
    chamber_id: chamberId(),
    id: id<NoteId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    folded: text().generatedAlwaysAs((): SQL => sql`fold_text(text)`),
    is_private: boolean().notNull().default(false),
    is_pinned: boolean().notNull().default(false),
    ...versioned(),
    created_by: uuid().$type<PersonId>().notNull(),
    created_at: instant().notNull(),
    updated_by: uuid().$type<PersonId>(),
    updated_at: instant(),
    deleted_by: uuid().$type<PersonId>(),
    deleted_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('note_of_matter')
      .on(table.chamber_id, table.matter_id, table.is_pinned.desc(), table.created_at.desc(), table.id.desc())
      .where(sql`deleted_at is null`),
    index('note_bin').on(table.chamber_id, table.deleted_at).where(sql`deleted_at is not null`),
    ofMatter('note_of_a_matter', table).onDelete('cascade'),
  ],
)

export const noteMention = pgTable(
  'note_mention',
  {
    chamber_id: chamberId(),
    note_id: uuid().$type<NoteId>().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    mentioned_at: instant().notNull(),
    seen_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.note_id, table.person_id] }),
    index('note_mention_of').on(table.chamber_id, table.person_id, table.mentioned_at.desc()),
    partOf('note_mention_in', table, table.note_id, note).onDelete('cascade'),
  ],
)
