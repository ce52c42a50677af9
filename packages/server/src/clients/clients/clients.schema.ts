import type { ConflictDecision, ConsentMeans, ConsentPurpose, DecidedHit } from '@peshi/contract/clients/client-kinds'
import type { Side } from '@peshi/contract/matters/families'
import type { ClientId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { cameFrom, client } from '../../platform/db/clients.schema.ts'
import { courtDate, id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

/** A client's consent, given after notice, to the use of personal data (DPDP Act 2023, ss. 5 and 6). */
export const clientConsent = pgTable(
  'client_consent',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    client_id: uuid().$type<ClientId>().notNull(),
    came_from: cameFrom(),
    notice_on: courtDate().notNull(),
    notice_language: text().$type<Language>().notNull(),
    purposes: text().array().$type<ConsentPurpose[]>().notNull(),
    means: text().$type<ConsentMeans>().notNull(),
    given_by: text(),
    recorded_by: uuid().$type<PersonId>().notNull(),
    recorded_at: instant().notNull(),
    withdrawn_on: courtDate(),
    withdrawn_by: uuid().$type<PersonId>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('client_consent_of').on(table.chamber_id, table.client_id),
    partOf('client_consent_of_client', table, table.client_id, client).onDelete('cascade'),
  ],
)

export const matterClient = pgTable(
  'matter_client',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    client_id: uuid().$type<ClientId>().notNull(),
    side: text().$type<Side>().notNull(),
    role: text(),
    came_from: cameFrom(),
    ...versioned(),
    created_by: uuid().$type<PersonId>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('matter_client_once').on(table.chamber_id, table.matter_id, table.client_id),
    index('matter_client_of').on(table.chamber_id, table.client_id),
    ofMatter('matter_client_of_matter', table).onDelete('cascade'),
    partOf('matter_client_of_client', table, table.client_id, client).onDelete('cascade'),
  ],
)

export const conflictCheck = pgTable(
  'conflict_check',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    matter_id: uuid().$type<MatterId>(),
    client_id: uuid().$type<ClientId>(),
    came_from: cameFrom(),
    hits: jsonb().$type<DecidedHit[]>().notNull(),
    decision: text().$type<ConflictDecision>().notNull(),
    reason: text(),
    decided_by: uuid().$type<PersonId>().notNull(),
    decided_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('conflict_check_of_matter').on(table.chamber_id, table.matter_id),
    index('conflict_check_of_client').on(table.chamber_id, table.client_id),
  ],
)
