import type {
  ModelLanguage,
  ModelPaper,
  ModelProblem,
  ModelSentence,
  ModelState,
  ModelWork,
} from '@peshi/contract/papers/model'
import type { ClientNoteId, MatterId, ModelAnswerId, NoteId, OrderId, PersonId } from '@peshi/contract/platform/ids'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export const modelSettings = pgTable('model_settings', {
  chamber_id: chamberId().primaryKey(),
  address: text(),
  model: text().notNull().default(''),
  /** The encrypted key of the address. */
  sealed: text(),
  kinds: text().array().$type<ModelWork[]>().notNull().default([]),
  monthly_tokens: integer().notNull().default(0),
  /** The month of `used_tokens`, as `YYYY-MM`. */
  month: text().notNull().default(''),
  used_tokens: integer().notNull().default(0),
  ...versioned(),
})

export const modelAnswer = pgTable(
  'model_answer',
  {
    chamber_id: chamberId(),
    id: id<ModelAnswerId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    kind: text().$type<ModelWork>().notNull(),
    order_id: uuid().$type<OrderId>(),
    client_note_id: uuid().$type<ClientNoteId>(),
    language: text().$type<ModelLanguage>(),
    question: text(),
    state: text().$type<ModelState>().notNull(),
    problem: text().$type<ModelProblem>(),
    model: text().notNull(),
    host: text().notNull(),
    is_outside: boolean().notNull(),
    /** SHA-256 of the address, the model and the messages. */
    digest: text().notNull(),
    pages: integer().notNull(),
    papers: jsonb().$type<ModelPaper[]>().notNull(),
    sentences: jsonb().$type<ModelSentence[]>().notNull(),
    struck: integer().notNull().default(0),
    /** Set aside while the question is open, then used. */
    tokens: integer().notNull(),
    asked_by: uuid().$type<PersonId>().notNull(),
    asked_at: instant().notNull(),
    sent_at: instant(),
    ended_at: instant(),
    decided_by: uuid().$type<PersonId>(),
    decided_at: instant(),
    note_id: uuid().$type<NoteId>(),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('model_answer_of_matter').on(table.chamber_id, table.matter_id, table.asked_at.desc()),
    ofMatter('model_answer_of_a_matter', table).onDelete('cascade'),
  ],
)
