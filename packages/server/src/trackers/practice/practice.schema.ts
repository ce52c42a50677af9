import type { CaseId, ClientId, CourtId, PersonId, PracticeCaseId } from '@peshi/contract/platform/ids'
import type { PracticeCourt } from '@peshi/contract/trackers/practice'
import type { CaseRef } from '@peshi/courts/connector'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { cameFrom, client } from '../../platform/db/clients.schema.ts'
import { id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf, personId } from '../../platform/db/references.ts'

export const practice = pgTable(
  'practice',
  {
    chamber_id: chamberId(),
    person_id: personId(),
    names: text().array().notNull(),
    enrolment: text(),
    aor_code: text(),
    with_disposed: boolean().notNull(),
    courts: jsonb().$type<PracticeCourt[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.person_id] })],
)

/** A client whose name is searched at the courts of the person's practice. */
export const practiceClient = pgTable(
  'practice_client',
  {
    chamber_id: chamberId(),
    person_id: personId(),
    client_id: uuid().$type<ClientId>().notNull(),
    came_from: cameFrom(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.person_id, table.client_id] }),
    index('practice_client_of').on(table.chamber_id, table.client_id),
    partOf('practice_client_of_client', table, table.client_id, client).onDelete('cascade'),
  ],
)

export const practiceCase = pgTable(
  'practice_case',
  {
    chamber_id: chamberId(),
    id: id<PracticeCaseId>().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    court: text().$type<CourtId>().notNull(),
    client_id: uuid().$type<ClientId>(),
    came_from: cameFrom(),
    case_key: text().notNull(),
    ref: jsonb().$type<CaseRef>().notNull(),
    cnr: text(),
    case_number: text().notNull(),
    petitioner: text(),
    respondent: text(),
    case_id: uuid().$type<CaseId>(),
    /** True until the case's page was read, or found unreadable. */
    is_waiting: boolean().notNull().default(true),
    found_at: instant().notNull(),
    /** Null unless the person said that another advocate of the same name has this case. */
    not_mine_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('practice_case_once').on(table.chamber_id, table.person_id, table.court, table.case_key),
    index('practice_case_waiting').on(table.chamber_id, table.person_id).where(sql`is_waiting`),
    index('practice_case_of_client').on(table.chamber_id, table.client_id),
    partOf('practice_case_of_client', table, table.client_id, client).onDelete('cascade'),
  ],
)
