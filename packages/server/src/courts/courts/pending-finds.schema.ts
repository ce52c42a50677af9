import type { CaseId, ChallengeId, CourtId, PersonId } from '@peshi/contract/platform/ids'
import type { CaseHit, CaveatQuery, FindQuery } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export const pendingFind = pgTable(
  'pending_find',
  {
    chamber_id: chamberId(),
    id: id<ChallengeId>().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    court: text().$type<CourtId>().notNull(),
    query: jsonb().$type<FindQuery | CaveatQuery>().notNull(),
    session: jsonb().$type<SessionState>().notNull(),
    hits: jsonb().$type<CaseHit[]>(),
    opened: integer().notNull().default(0),
    /** The cases that were shown to the person, who may follow them. */
    found: uuid().array().$type<CaseId[]>().notNull().default([]),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.id] })],
)
