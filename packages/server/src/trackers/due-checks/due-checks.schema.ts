import type { CourtId, DueCheckId, PersonId } from '@peshi/contract/platform/ids'
import type { SessionState } from '@peshi/courts/session'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export interface AskedPicture {
  /** The captcha's picture as a `data:` URL. */
  image: string
  session: SessionState
  expiresAt: string
}

export const dueCheck = pgTable(
  'due_check',
  {
    chamber_id: chamberId(),
    id: id<DueCheckId>().notNull(),
    kind: text().notNull(),
    /** The record that is checked. A chamber has at most one open check of each `kind` and `subject_id`. */
    subject_id: uuid().notNull(),
    group_id: uuid(),
    court: text().$type<CourtId>().notNull(),
    query: jsonb().$type<unknown>().notNull(),
    label: text().notNull(),
    state: text().$type<'due' | 'answering' | 'done' | 'failed' | 'dropped'>().notNull().default('due'),
    due_at: instant().notNull(),
    taken_by: uuid().$type<PersonId>(),
    taken_until: instant(),
    picture: jsonb().$type<AskedPicture>(),
    tries: integer().notNull().default(0),
    last_tried_at: instant(),
    result: text(),
    result_code: text(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    uniqueIndex('due_check_open_once')
      .on(table.chamber_id, table.kind, table.subject_id)
      .where(sql`state in ('due', 'answering')`),
    index('due_check_next').on(table.chamber_id, table.state, table.due_at),
    index('due_check_group').on(table.chamber_id, table.group_id).where(sql`group_id is not null`),
    index('due_check_subject').on(table.chamber_id, table.subject_id),
    index('due_check_shared').on(table.kind, table.subject_id).where(sql`state in ('due', 'answering')`),
  ],
)
