import type { CaseType } from '@peshi/contract/courts/courts'
import type { OrderDocument } from '@peshi/contract/matters/orders'
import type { CaseId, CourtId, OrderId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { recognitionColumns } from '../../platform/recognition/stored-page.ts'

export const caseHearing = pgTable(
  'case_hearing',
  {
    id: id<string>().primaryKey(),
    case_id: uuid()
      .$type<CaseId>()
      .notNull()
      .references(() => courtCase.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull(),
    cause_list_type: text(),
    judge: text(),
    business_date: courtDate(),
    next_date: courtDate(),
    purpose: text(),
    business: text(),
  },
  (table) => [
    unique('case_hearing_key').on(table.case_id, table.key),
    index('case_hearing_day').on(table.case_id, table.business_date),
  ],
)

export const caseOrder = pgTable(
  'case_order',
  {
    id: id<OrderId>().primaryKey(),
    case_id: uuid()
      .$type<CaseId>()
      .notNull()
      .references(() => courtCase.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull().default(0),
    number: text(),
    date: courtDate(),
    judge: text(),
    kind: text().$type<'order' | 'judgment'>().notNull(),
    case_number: text(),
    ref: jsonb().$type<Record<string, string>>().notNull(),
    link: text(),
    document: text().$type<OrderDocument>().notNull(),
    problem: text(),
    file_key: text(),
    sha256: text(),
    size: integer(),
    seen_at: instant().notNull(),
    fetched_at: instant(),
    text_read_at: instant(),
    pages: integer(),
    has_text: boolean(),
    /**
     * Time at which the order vanished from the court's list. The row stays, because a chamber may rely on the order.
     */
    vanished_at: instant(),
  },
  (table) => [unique('case_order_key').on(table.case_id, table.key), index('case_order_seen').on(table.seen_at)],
)

export const orderPage = pgTable(
  'order_page',
  {
    order_id: uuid()
      .$type<OrderId>()
      .notNull()
      .references(() => caseOrder.id, { onDelete: 'cascade' }),
    page: integer().notNull(),
    text: text(),
    folded: text().generatedAlwaysAs((): SQL => sql`fold_text(text)`),
    /** A trigger copies the case id from the order. */
    case_id: uuid().$type<CaseId>(),
    ...recognitionColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.page] }),
    index('order_page_case').on(table.case_id),
    index('order_page_waits').on(table.order_id).where(sql`waits`),
  ],
)

export const courtHealth = pgTable(
  'court_health',
  {
    court: text().$type<CourtId>().notNull(),
    part: text().$type<'cases' | 'lists' | 'orders'>().notNull().default('cases'),
    last_success_at: instant(),
    failing_since: instant(),
    failure: text().$type<'down' | 'blocked' | 'page-changed'>(),
    failures: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.court, table.part] })],
)

export const courtReport = pgTable('court_report', {
  court: text().$type<CourtId>().primaryKey(),
  counted_at: instant().notNull(),
  read: integer().notNull(),
  changed: integer().notNull(),
  failing: integer().notNull(),
  needs_look: integer().notNull(),
  due: integer().notNull(),
  oldest_due: instant(),
})

export const operatorHealth = pgTable('operator_health', {
  operator: text().primaryKey(),
  failures: integer().notNull().default(0),
  failing_since: instant(),
  resting_until: instant(),
})

export const courtCaseTypes = pgTable('court_case_types', {
  court: text().$type<CourtId>().primaryKey(),
  case_types: jsonb().$type<CaseType[]>().notNull(),
  read_at: instant().notNull(),
})

export const operatorTurn = pgTable('operator_turn', {
  operator: text().primaryKey(),
  next_at: instant().notNull(),
  /** Id of the running request. If its worker dies, other requests may start at `busy_until`. */
  holder: uuid(),
  busy_until: instant(),
  /** While a person's request waits, no background request may start before this time. Null if nobody waits. */
  wanted_until: instant(),
})

export const districtSite = pgTable('district_site', {
  court: text().$type<CourtId>().primaryKey(),
  address: text().notNull(),
  /** The result of the last reading of the front page. Null if nobody has asked. */
  finding: text().$type<'met' | 'unnamed' | 'unanswered'>(),
  said: text(),
  read_at: instant(),
  decision: text().$type<'confirmed' | 'forbidden'>(),
})
