import type { PlanPaymentState } from '@peshi/contract/chamber/payments'
import type { PlanLimits } from '@peshi/contract/chamber/plans'
import type { PersonId, PlanPaymentId } from '@peshi/contract/platform/ids'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'
import type { PaymentOutcome } from './judge-payment.ts'
import type { PlanInvoice } from './plan-invoice.ts'

const paise = () => bigint({ mode: 'number' })

export const planPayment = pgTable(
  'plan_payment',
  {
    chamber_id: chamberId(),
    id: id<PlanPaymentId>().notNull(),
    plan: text().notNull(),
    plan_name: text().notNull(),
    months: integer().notNull(),
    limits: jsonb().$type<PlanLimits>().notNull(),
    price: paise().notNull(),
    tax: paise().notNull(),
    total: paise().notNull(),
    tax_percent: integer().notNull(),
    state: text().$type<PlanPaymentState>().notNull(),
    link_id: text(),
    url: text(),
    link_ends_at: instant().notNull(),
    asked_by: uuid().$type<PersonId>().notNull(),
    asked_at: instant().notNull(),
    paid_at: instant(),
    gateway_payment: text(),
    to_be_refunded: paise().notNull().default(0),
    ends_on: courtDate(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('plan_payment_link').on(table.link_id),
    index('plan_payment_state').on(table.state, table.asked_at),
  ],
)

export const paymentEvent = pgTable(
  'payment_event',
  {
    chamber_id: chamberId(),
    event_id: text().notNull(),
    payment_id: uuid().$type<PlanPaymentId>().notNull(),
    source: text().$type<'webhook' | 'asked'>().notNull(),
    kind: text().notNull(),
    outcome: text().$type<PaymentOutcome>().notNull(),
    gateway_payment: text(),
    amount: paise(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.event_id] }),
    partOf('payment_event_of_payment', table, table.payment_id, planPayment),
  ],
)

export const planInvoice = pgTable(
  'plan_invoice',
  {
    chamber_id: chamberId(),
    payment_id: uuid().$type<PlanPaymentId>().notNull(),
    number: text().notNull(),
    issued_on: courtDate().notNull(),
    invoice: jsonb().$type<PlanInvoice>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.payment_id] }),
    unique('plan_invoice_number').on(table.chamber_id, table.number),
    partOf('plan_invoice_of_payment', table, table.payment_id, planPayment),
  ],
)

export const invoiceSeries = pgTable(
  'invoice_series',
  { series: text().notNull(), year: text().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)
