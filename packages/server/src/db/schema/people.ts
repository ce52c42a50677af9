import type { ChamberRole } from '@peshi/contract/abilities'
import type { Language, MenuLayout } from '@peshi/contract/account'
import type { ChamberId, CourtId, PersonId } from '@peshi/contract/ids'
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** People are global: one sign-in, several chambers. */
export const person = pgTable('person', {
  id: id<PersonId>().primaryKey(),
  name: text().notNull(),
  email: text().unique(),
  mobile: text().unique(),
  password_hash: text().notNull(),
  language: text().$type<Language>().notNull().default('en'),
  menu_layout: text().$type<MenuLayout>().notNull().default('vertical'),
  default_court: text().$type<CourtId>(),
  enabled: boolean().notNull().default(true),
  created_at: instant().notNull(),
})

export const chamber = pgTable('chamber', {
  id: id<ChamberId>().primaryKey(),
  name: text().notNull(),
  enabled: boolean().notNull().default(true),
  /** Never when null. */
  expires_at: instant(),
  created_at: instant().notNull(),
})

export const membership = pgTable(
  'membership',
  {
    chamber_id: uuid()
      .$type<ChamberId>()
      .notNull()
      .references(() => chamber.id),
    id: id<string>().notNull(),
    person_id: uuid()
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    role: text().$type<ChamberRole>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('membership_person').on(table.chamber_id, table.person_id),
    index('membership_by_person').on(table.person_id),
  ],
)

/** One row per signed-in device: a family of refresh tokens of which only the newest is good. */
export const signIn = pgTable(
  'sign_in',
  {
    id: id<string>().primaryKey(),
    person_id: uuid()
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    chamber_id: uuid()
      .$type<ChamberId>()
      .notNull()
      .references(() => chamber.id),
    token_hash: text().notNull(),
    /** The token before; it is still taken for 30 s after `rotated_at`, because a reply can be lost. */
    previous_hash: text(),
    rotated_at: instant(),
    device: text(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    ended_at: instant(),
    /** `signed-out`, `token-reused`, … */
    ended_why: text(),
  },
  (table) => [index('sign_in_by_person').on(table.person_id), uniqueIndex('sign_in_token').on(table.token_hash)],
)

/** What a repeated request with the same `Idempotency-Key` is answered with. */
export const idempotentReply = pgTable(
  'idempotent_reply',
  {
    chamber_id: uuid()
      .$type<ChamberId>()
      .notNull()
      .references(() => chamber.id),
    key: text().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    /** Method, path and body, so that one key can't be used for two things. */
    request_hash: text().notNull(),
    status: text().notNull(),
    reply: jsonb(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.key] }),
    index('idempotent_reply_age').on(table.chamber_id, table.created_at),
  ],
)
