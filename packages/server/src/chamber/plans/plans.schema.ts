import type { PlanLimits } from '@peshi/contract/chamber/plans'
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { courtDate, versioned } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

const paise = () => bigint({ mode: 'number' })

/** A chamber without a row has no limits and no last day. */
export const chamberPlan = pgTable('chamber_plan', {
  chamber_id: chamberId().primaryKey(),
  plan: text().notNull(),
  name: text().notNull(),
  is_trial: boolean().notNull(),
  months: integer().notNull(),
  /** In paise, without tax, for all `months` together. 0 for a trial. */
  price: paise().notNull(),
  limits: jsonb().$type<PlanLimits>().notNull(),
  /** The chamber stays open some grace days longer, until `chamber.expires_at`. */
  ends_on: courtDate().notNull(),
  /** The last sent reminder, as a number of days before `ends_on`. Null if none was sent. */
  reminded: integer(),
})

export const planBilling = pgTable('plan_billing', {
  chamber_id: chamberId().primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
  state: text().notNull(),
  gstin: text(),
  ...versioned(),
})
