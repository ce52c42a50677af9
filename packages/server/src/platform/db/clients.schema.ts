import type { Address, ClientKind } from '@peshi/contract/clients/client-kinds'
import type { ClientId, PersonId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, versioned } from './columns.ts'
import { chamberId } from './people.schema.ts'

/** The client that had this row before a merge. Undoing the merge gives the row back. */
export const cameFrom = () => uuid().$type<ClientId>()

export const client = pgTable(
  'client',
  {
    chamber_id: chamberId(),
    id: id<ClientId>().notNull(),
    kind: text().$type<ClientKind>().notNull(),
    name: text().notNull(),
    aliases: text().array().notNull(),
    contact_person: text(),
    /** In E.164 format. Indian numbers are `+91` and ten digits. */
    mobile: text(),
    email: text(),
    addresses: jsonb().$type<Address[]>().notNull(),
    gstin: text(),
    pan: text(),
    language: text().$type<Language>(),
    note: text(),
    refuses_model: boolean().notNull().default(false),
    /** For each appearance, in whole rupees. A matter’s own fee replaces it. */
    appearance_fee: integer(),
    search_text: text().notNull(),
    ...versioned(),
    created_by: uuid().$type<PersonId>().notNull(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    deleted_at: instant(),
    deleted_by: uuid().$type<PersonId>(),
    merged_into: uuid().$type<ClientId>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('client_name').on(table.chamber_id, table.name, table.id).where(sql`deleted_at is null`),
    index('client_bin').on(table.chamber_id, table.deleted_at).where(sql`deleted_at is not null`),
  ],
)
