import type { PlanLimits } from '@peshi/contract/chamber/plans'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { courtDate } from '../../platform/db/columns.ts'
import { chamber } from '../../platform/db/people.schema.ts'

const chamberId = () =>
  uuid()
    .$type<ChamberId>()
    .notNull()
    .references(() => chamber.id)

const paise = () => bigint({ mode: 'number' })

/** What a chamber is on. One that was never on a plan has no row: open without an end, and without limits. */
export const chamberPlan = pgTable('chamber_plan', {
  chamber_id: chamberId().primaryKey(),
  plan: text().notNull(),
  name: text().notNull(),
  is_trial: boolean().notNull(),
  months: integer().notNull(),
  /** For `months`, without tax; nought for a trial. What is left of it counts when another plan is paid for. */
  price: paise().notNull(),
  limits: jsonb().$type<PlanLimits>().notNull(),
  /** Its last day. When the chamber closes, some days of grace later, stands in `chamber.expires_at`. */
  ends_on: courtDate().notNull(),
  /** The reminder that went out last, in days before the end. */
  reminded: integer(),
})

/** Whom the plan’s invoices are made out to. */
export const planBilling = pgTable('plan_billing', {
  chamber_id: chamberId().primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
  state: text().notNull(),
  gstin: text(),
})
