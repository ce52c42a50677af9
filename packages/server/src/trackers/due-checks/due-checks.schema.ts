import type { ChamberId, CourtId, DueCheckId, PersonId } from '@peshi/contract/platform/ids'
import type { SessionState } from '@peshi/courts/session'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamber } from '../../platform/db/people.schema.ts'

/** A court's picture that was fetched before anybody was asked to read it, with the conversation it belongs to. */
export interface AskedPicture {
  /** As a `data:` address. */
  image: string
  session: SessionState
  /** ISO 8601: courts end their sessions soon. */
  expiresAt: string
}

/**
 * What can't be asked of a court without a person who reads its picture: rows of an import, trackers that are due. Who
 * answers takes one after the other; what follows from an answer is the business of the kind that put it here.
 */
export const dueCheck = pgTable(
  'due_check',
  {
    chamber_id: uuid()
      .$type<ChamberId>()
      .notNull()
      .references(() => chamber.id),
    id: id<DueCheckId>().notNull(),
    /** Whose it is: one of the kinds of those that features bring (`kind.ts`). */
    kind: text().notNull(),
    /** What the kind knows it by: an import's row, a tracker. One open check each. */
    subject_id: uuid().notNull(),
    /** What it belongs to as a whole, so that all of it can be dropped: an import. */
    group_id: uuid(),
    court: text().$type<CourtId>().notNull(),
    /** What is to be asked, in the kind's own terms. */
    query: jsonb().$type<unknown>().notNull(),
    /** What people read of it: `WRIC/12345/2024`. */
    label: text().notNull(),
    state: text().$type<'due' | 'answering' | 'done' | 'failed' | 'dropped'>().notNull().default('due'),
    /** Not asked before then; a tracker's lies in the future. */
    due_at: instant().notNull(),
    /** Who is answering it, and until when nobody else is given it. */
    taken_by: uuid().$type<PersonId>(),
    taken_until: instant(),
    picture: jsonb().$type<AskedPicture>(),
    /** How often a court was asked, successfully or not, since it became due. */
    tries: integer().notNull().default(0),
    last_tried_at: instant(),
    /** What came of the last try, a sentence. */
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
  ],
)
