import type { TokenScope } from '@peshi/contract/chamber/api-tokens'
import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { ChamberId, CourtId, PersonId } from '@peshi/contract/platform/ids'
import type { Language, MenuLayout } from '@peshi/contract/platform/person'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** People are global: one sign-in, several chambers. */
export const person = pgTable(
  'person',
  {
    id: id<PersonId>().primaryKey(),
    name: text().notNull(),
    email: text().unique(),
    /** Null until the person typed the code that was sent there. */
    email_proven_at: instant(),
    /** Anybody may write any number; it is one person's alone once it is proven. */
    mobile: text(),
    mobile_proven_at: instant(),
    password_hash: text().notNull(),
    language: text().$type<Language>().notNull().default('en'),
    menu_layout: text().$type<MenuLayout>().notNull().default('vertical'),
    default_court: text().$type<CourtId>(),
    /** The file of the person's picture, under a name that can't be guessed. */
    picture: text(),
    enabled: boolean().notNull().default(true),
    created_at: instant().notNull(),
  },
  (table) => [
    index('person_by_mobile').on(table.mobile),
    uniqueIndex('person_mobile_proven').on(table.mobile).where(sql`mobile_proven_at IS NOT NULL`),
  ],
)

export const chamber = pgTable('chamber', {
  id: id<ChamberId>().primaryKey(),
  name: text().notNull(),
  enabled: boolean().notNull().default(true),
  /** Never when null. */
  expires_at: instant(),
  created_at: instant().notNull(),
  /** For how many days it keeps these (`retention/`). Of the access log a month more than a year, so that a yearly look back never falls short. */
  bin_days: smallint().notNull().default(30),
  notification_days: smallint().notNull().default(90),
  access_days: smallint().notNull().default(400),
  /** By which rules the keys of its names were made (`courts/names/name-sounds.ts`); 0 before any. */
  name_keys: smallint().notNull().default(0),
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

/**
 * A way in. Of a `device`: a family of refresh tokens of which only the newest is good. Of a `token`, which a program
 * holds: the one token, good until it ends.
 */
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
    kind: text().$type<'device' | 'token'>().notNull().default('device'),
    /** What a program's token may do; null for a device. */
    scope: text().$type<TokenScope>(),
    token_hash: text().notNull(),
    /** The token before; it is still taken for 30 s after `rotated_at`, because a reply can be lost. */
    previous_hash: text(),
    /** When it was last used, within some minutes: a device's token rotates with use. */
    rotated_at: instant(),
    /** What the device calls itself; the name that a person gave to a token. */
    device: text(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    ended_at: instant(),
    /** `signed-out`, `token-reused`, … */
    ended_why: text(),
  },
  (table) => [index('sign_in_by_person').on(table.person_id), uniqueIndex('sign_in_token').on(table.token_hash)],
)
