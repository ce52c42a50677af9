import type { Subject } from '@peshi/contract/platform/events'
import type { PersonId } from '@peshi/contract/platform/ids'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { chamberId } from '../db/people.schema.ts'

export const idempotentReply = pgTable(
  'idempotent_reply',
  {
    chamber_id: chamberId(),
    key: text().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    request_hash: text().notNull(),
    status: text().notNull(),
    reply: jsonb(),
    /** The records that the reply is about. */
    subjects: jsonb().$type<readonly Subject[]>().notNull().default([]),
    /** Written by an earlier version. */
    steps: jsonb().notNull().default({}),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.key] }),
    index('idempotent_reply_age').on(table.chamber_id, table.created_at),
  ],
)
