import type { ClientChannel } from '@peshi/contract/clients/shares'
import type { PaperState } from '@peshi/contract/clients/wanted-papers'
import type {
  ClientId,
  DocumentId,
  MatterId,
  PaperRequestId,
  PersonId,
  WantedPaperId,
} from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cameFrom, client } from '../../platform/db/clients.schema.ts'
import { courtDate, id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

export interface StoredPaper {
  id: WantedPaperId
  name: string
  state: PaperState
  received_at: string | null
  document_id: DocumentId | null
}

export const paperRequest = pgTable(
  'paper_request',
  {
    chamber_id: chamberId(),
    id: id<PaperRequestId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    client_id: uuid().$type<ClientId>().notNull(),
    came_from: cameFrom(),
    /** Raised when the client’s address changes, so that the links sent before open nothing. */
    link: integer().notNull().default(1),
    token_hash: text().notNull(),
    papers: jsonb().$type<StoredPaper[]>().notNull(),
    folder: text().notNull(),
    channel: text().$type<ClientChannel>(),
    asked_by: uuid().$type<PersonId>().notNull(),
    asked_at: instant().notNull(),
    ends_at: instant().notNull(),
    remind_on: courtDate(),
    completed_at: instant(),
    stopped_at: instant(),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    uniqueIndex('paper_request_token').on(table.token_hash),
    index('paper_request_of_matter').on(table.chamber_id, table.matter_id),
    index('paper_request_reminder').on(table.remind_on, table.chamber_id).where(sql`remind_on is not null`),
    ofMatter('paper_request_of_matter_fk', table).onDelete('cascade'),
    partOf('paper_request_of_client', table, table.client_id, client).onDelete('cascade'),
  ],
)
