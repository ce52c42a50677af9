import type { PasskeyId, PersonId } from '@peshi/contract/platform/ids'
import { bigint, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { person } from '../../platform/db/people.schema.ts'

// How people prove who they are, beside the password. All of it belongs to a person, not to a chamber.

const ofPerson = () =>
  uuid()
    .$type<PersonId>()
    .notNull()
    .references(() => person.id)

/** The second step of signing in: a code that changes every half minute. */
export const secondFactor = pgTable('second_factor', {
  person_id: ofPerson().primaryKey(),
  /** Sealed with the installation's secret. */
  secret: text().notNull(),
  /** Not asked for before a first code was right. */
  confirmed_at: instant(),
  /** The half minute of the newest code that was taken: none is taken twice. */
  last_step: integer().notNull().default(0),
  /** Wrong codes in a row, and until when no more are looked at. */
  failures: integer().notNull().default(0),
  blocked_until: instant(),
  created_at: instant().notNull(),
})

/** For the day on which the phone is lost; each is good once, and gone then. */
export const recoveryCode = pgTable(
  'recovery_code',
  { person_id: ofPerson(), code_hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.person_id, table.code_hash] })],
)

export const passkey = pgTable(
  'passkey',
  {
    id: id<PasskeyId>().primaryKey(),
    person_id: ofPerson(),
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

/** Something begun that its next request ends: the second step of a sign-in, a passkey's challenge. Used up by it. An operator's link stands here once it was used. */
export const pendingStep = pgTable(
  'pending_step',
  {
    token_hash: text().primaryKey(),
    kind: text().$type<'second-step' | 'passkey-sign-in' | 'passkey-new' | 'operator-link'>().notNull(),
    /** Nobody yet where a passkey is to say who it is. */
    person_id: uuid()
      .$type<PersonId>()
      .references(() => person.id),
    challenge: text(),
    expires_at: instant().notNull(),
  },
  (table) => [index('pending_step_age').on(table.expires_at)],
)

/** A forgotten password on its way to a new one. There is one for an unknown number too: nothing tells the two apart. */
export const passwordReset = pgTable(
  'password_reset',
  {
    id: id<string>().primaryKey(),
    /** An e-mail address or a mobile number. The column has the name that it had when only numbers were taken. */
    address: text('mobile').notNull(),
    /** The request whose code this one shares: one that comes while a code is on its way has the same sent again. */
    code_of: uuid().notNull(),
    /** Of the token that the next step shows; each step has its own. */
    token_hash: text().notNull(),
    /** Null until the code is on its way, and for ever where nobody has the number. */
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
