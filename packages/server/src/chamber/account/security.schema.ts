import type { PasskeyId, PersonId } from '@peshi/contract/platform/ids'
import { bigint, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { person } from '../../platform/db/people.schema.ts'
import { personId } from '../../platform/db/references.ts'

export const secondFactor = pgTable('second_factor', {
  person_id: personId().primaryKey(),
  secret: text().notNull(),
  /** Null until the first right code, which turns the second factor on. */
  confirmed_at: instant(),
  /** Time step of the last accepted code. Codes up to this step are refused, so that no code works twice. */
  last_step: integer().notNull().default(0),
  failures: integer().notNull().default(0),
  blocked_until: instant(),
  created_at: instant().notNull(),
})

export const recoveryCode = pgTable(
  'recovery_code',
  { person_id: personId(), code_hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.person_id, table.code_hash] })],
)

export const passkey = pgTable(
  'passkey',
  {
    id: id<PasskeyId>().primaryKey(),
    person_id: personId(),
    credential_id: text().notNull(),
    public_key: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    created_at: instant().notNull(),
    last_used_at: instant(),
  },
  (table) => [unique('passkey_credential').on(table.credential_id), index('passkey_of_person').on(table.person_id)],
)

/**
 * Unfinished steps of a sign-in, of adding a passkey or of pairing a companion: a row is deleted when its step is used.
 * Also operators' links that were used: the row prevents a second use.
 */
export const pendingStep = pgTable(
  'pending_step',
  {
    token_hash: text().primaryKey(),
    kind: text()
      .$type<'second-step' | 'mailed-step' | 'passkey-sign-in' | 'passkey-new' | 'operator-link' | 'companion'>()
      .notNull(),
    person_id: uuid()
      .$type<PersonId>()
      .references(() => person.id),
    /** For a companion, the chamber in which its token is valid. */
    challenge: text(),
    expires_at: instant().notNull(),
  },
  (table) => [index('pending_step_age').on(table.expires_at)],
)

export const passwordReset = pgTable(
  'password_reset',
  {
    id: id<string>().primaryKey(),
    /** E-mail address or mobile number, despite the column's name. */
    address: text('mobile').notNull(),
    /** Id from which the code is derived: this row's id, or the id of an earlier open request for the same address. */
    code_of: uuid().notNull(),
    token_hash: text().notNull(),
    /** Null until the code is sent; always null for unknown addresses. */
    code_hash: text(),
    person_id: uuid()
      .$type<PersonId>()
      .references(() => person.id),
    tries: integer().notNull().default(0),
    verified_at: instant(),
    used_at: instant(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    unique('password_reset_token').on(table.token_hash),
    index('password_reset_of_mobile').on(table.address, table.created_at),
    index('password_reset_age').on(table.created_at),
  ],
)
