import { type ChamberRole, type TokenScope, usualSwitches } from '@peshi/contract/platform/abilities'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId, PersonId } from '@peshi/contract/platform/ids'
import type { Language, MenuLayout } from '@peshi/contract/platform/person'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, versioned } from './columns.ts'

export const person = pgTable(
  'person',
  {
    id: id<PersonId>().primaryKey(),
    name: text().notNull(),
    email: text().unique(),
    email_proven_at: instant(),
    /** Several people may enter the same number, but only one of them can prove it. */
    mobile: text(),
    mobile_proven_at: instant(),
    password_hash: text().notNull(),
    language: text().$type<Language>().notNull().default('en'),
    menu_layout: text().$type<MenuLayout>().notNull().default('vertical'),
    default_court: text().$type<CourtId>(),
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
  expires_at: instant(),
  created_at: instant().notNull(),
  bin_days: smallint().notNull().default(30),
  notification_days: smallint().notNull().default(90),
  access_days: smallint().notNull().default(400),
  /** Roles whose members need two-step sign-in from `second_step_from` on. */
  second_step_roles: text().array().$type<Exclude<ChamberRole, 'client'>[]>().notNull().default([]),
  second_step_from: date({ mode: 'string' }).$type<CourtDate>(),
  idle_minutes: smallint(),
  own_matters_only: boolean().notNull().default(false),
  guests_see_sensitive: boolean().notNull().default(false),
  clerks_see_documents: boolean().notNull().default(usualSwitches.clerks_see_documents),
  clerks_may_delete: boolean().notNull().default(usualSwitches.clerks_may_delete),
  advocates_see_money: boolean().notNull().default(usualSwitches.advocates_see_money),
  ...versioned(),
  /**
   * Version of the rules in `courts/names/name-sounds.ts` that made the keys for finding names by sound.
   * 0 if the chamber has no keys yet. With newer rules, the keys are made again.
   */
  name_keys: smallint().notNull().default(0),
})

/** The columns of `RoleSwitches`. */
export const roleSwitches = {
  clerks_see_documents: chamber.clerks_see_documents,
  clerks_may_delete: chamber.clerks_may_delete,
  advocates_see_money: chamber.advocates_see_money,
}

export const chamberId = () =>
  uuid()
    .$type<ChamberId>()
    .notNull()
    .references(() => chamber.id)

export const membership = pgTable(
  'membership',
  {
    chamber_id: chamberId(),
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

export const signIn = pgTable(
  'sign_in',
  {
    id: id<string>().primaryKey(),
    person_id: uuid()
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    chamber_id: chamberId(),
    kind: text().$type<'device' | 'token'>().notNull().default('device'),
    scope: text().$type<TokenScope>(),
    token_hash: text().notNull(),
    /**
     * Hash of the replaced token. That token stays valid for 30 seconds after `rotated_at`, because the reply with the
     * new token may be lost.
     */
    previous_hash: text(),
    /** Last refresh of a device's token. For an API token, its last use, accurate to a few minutes. */
    rotated_at: instant(),
    device: text(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    ended_at: instant(),
    ended_why: text(),
  },
  (table) => [index('sign_in_by_person').on(table.person_id), uniqueIndex('sign_in_token').on(table.token_hash)],
)
