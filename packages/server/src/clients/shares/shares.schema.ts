import type { NoteChannel, NoteLanguage } from '@peshi/contract/clients/client-notes'
import type { ShareKind } from '@peshi/contract/clients/shares'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import type {
  ClientId,
  ClientMessageId,
  ClientNoteId,
  DocumentId,
  MatterId,
  OrderId,
  PersonId,
  ShareId,
} from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cameFrom, client } from '../../platform/db/clients.schema.ts'
import { courtDate, id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf, personId } from '../../platform/db/references.ts'

/**
 * A client's account is a row of `person` without e-mail address, mobile number and password. Clients sign in only by a
 * link.
 */
export const clientAccess = pgTable(
  'client_access',
  {
    chamber_id: chamberId(),
    client_id: uuid().$type<ClientId>().notNull(),
    person_id: personId(),
    opened_by: uuid().$type<PersonId>().notNull(),
    opened_at: instant().notNull(),
    closed_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.client_id] }),
    unique('client_access_person').on(table.person_id),
    partOf('client_access_of_client', table, table.client_id, client).onDelete('cascade'),
  ],
)

export const clientLink = pgTable(
  'client_link',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    client_id: uuid().$type<ClientId>().notNull(),
    token_hash: text().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    uniqueIndex('client_link_token').on(table.token_hash),
    index('client_link_age').on(table.chamber_id, table.expires_at),
    foreignKey({
      name: 'client_link_of_access',
      columns: [table.chamber_id, table.client_id],
      foreignColumns: [clientAccess.chamber_id, clientAccess.client_id],
    }).onDelete('cascade'),
  ],
)

export const share = pgTable(
  'share',
  {
    chamber_id: chamberId(),
    id: id<ShareId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    client_id: uuid().$type<ClientId>().notNull(),
    came_from: cameFrom(),
    kind: text().$type<ShareKind>().notNull(),
    subject_id: uuid().$type<OrderId | DocumentId>(),
    shared_by: uuid().$type<PersonId>().notNull(),
    shared_at: instant().notNull(),
    revoked_by: uuid().$type<PersonId>(),
    revoked_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    uniqueIndex('share_once')
      .on(table.chamber_id, table.client_id, table.matter_id, table.kind, sql`coalesce(subject_id, matter_id)`)
      .where(sql`revoked_at is null`),
    index('share_of_matter').on(table.chamber_id, table.matter_id),
    ofMatter('share_of_matter_fk', table).onDelete('cascade'),
    partOf('share_of_client', table, table.client_id, client).onDelete('cascade'),
  ],
)

export const clientMessage = pgTable(
  'client_message',
  {
    chamber_id: chamberId(),
    id: id<ClientMessageId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    client_id: uuid().$type<ClientId>().notNull(),
    came_from: cameFrom(),
    from_client: boolean().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    by_name: text().notNull(),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('client_message_of_matter').on(table.chamber_id, table.matter_id, table.client_id, table.at),
    ofMatter('client_message_of_matter_fk', table).onDelete('cascade'),
    partOf('client_message_of_client', table, table.client_id, client).onDelete('cascade'),
  ],
)

export const clientNote = pgTable(
  'client_note',
  {
    chamber_id: chamberId(),
    id: id<ClientNoteId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    client_id: uuid().$type<ClientId>().notNull(),
    came_from: cameFrom(),
    date: courtDate().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    language: text().$type<NoteLanguage>().notNull(),
    text_en: text().notNull(),
    text_own: text().notNull(),
    ...versioned(),
    written_by: uuid().$type<PersonId>().notNull(),
    written_at: instant().notNull(),
    approved_by: uuid().$type<PersonId>(),
    approved_at: instant(),
    channels: text().array().$type<NoteChannel[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('client_note_of_matter').on(table.chamber_id, table.matter_id, table.written_at.desc()),
    ofMatter('client_note_of_matter_fk', table).onDelete('cascade'),
    partOf('client_note_of_client', table, table.client_id, client).onDelete('cascade'),
  ],
)
