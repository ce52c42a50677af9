import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { courtDate, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import type { Step } from './plan-asking.ts'

/** The people who were asked whether they appear in a matter on a day, and the one who confirmed it. */
export const appearance = pgTable(
  'appearance',
  {
    chamber_id: chamberId(),
    matter_id: uuid().$type<MatterId>().notNull(),
    date: courtDate().notNull(),
    step: text().$type<Step>().notNull().default('none'),
    asked_id: uuid().$type<PersonId>(),
    asked_at: instant(),
    /** The person who was to appear when the asking began. */
    named_id: uuid().$type<PersonId>(),
    declined: uuid().array().$type<PersonId[]>().notNull().default([]),
    /** How many times an owner was asked or told. */
    owner_told: smallint().notNull().default(0),
    confirmed_id: uuid().$type<PersonId>(),
    confirmed_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.date, table.matter_id] }),
    ofMatter('appearance_of_matter', table).onDelete('cascade'),
  ],
)

/** Counts the messages to a person on a day. */
export const appearanceAlert = pgTable(
  'appearance_alert',
  {
    chamber_id: chamberId(),
    person_id: uuid().$type<PersonId>().notNull(),
    /** Messages to an owner about what nobody confirmed go by another channel. */
    to_owner: boolean().notNull(),
    date: courtDate().notNull(),
    count: smallint().notNull(),
    /** When the last of them goes out. What is asked before then is in the same message. */
    send_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.person_id, table.to_owner] })],
)

/** When the job next reads the chamber's hearings. A chamber has a row as soon as it has a matter. */
export const appearanceDue = pgTable(
  'appearance_due',
  { chamber_id: chamberId().primaryKey(), due_at: instant().notNull() },
  (table) => [index('appearance_due_at').on(table.due_at)],
)

/** The days on which a person appears nowhere. */
export const memberLeave = pgTable(
  'member_leave',
  {
    chamber_id: chamberId(),
    person_id: uuid().$type<PersonId>().notNull(),
    first_day: courtDate().notNull(),
    last_day: courtDate().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.person_id] })],
)

export const appearanceRules = pgTable('appearance_rules', {
  chamber_id: chamberId().primaryKey(),
  is_on: boolean().notNull(),
  ask_at: text().notNull(),
  pass_at: text().notNull(),
  ...versioned(),
})
