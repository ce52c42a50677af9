import type { CaseType } from '@peshi/contract/courts/courts'
import type { OrderDocument } from '@peshi/contract/matters/orders'
import type { CaseId, CourtId, OrderId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { courtDate, id, instant } from '../../platform/db/columns.ts'

export const caseHearing = pgTable(
  'case_hearing',
  {
    id: id<string>().primaryKey(),
    case_id: uuid()
      .$type<CaseId>()
      .notNull()
      .references(() => courtCase.id, { onDelete: 'cascade' }),
    /** What makes a row of the court's history the same row at the next reading. */
    key: text().notNull(),
    /** Place in the court's own order, oldest first. */
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
    /** What makes an order of the court's list the same order at the next reading. */
    key: text().notNull(),
    /** Place in the court's own list, from 0. */
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
    /** When the document was read for its text, successfully or not; null while it waits for that. */
    text_read_at: instant(),
    /** How many pages it has; null too when it could not be read. */
    pages: integer(),
    /** False for a scan: pictures of pages, nothing to search in. */
    has_text: boolean(),
    /** Since when the court's list shows it no more. The row and its document stay: a chamber may have relied on them. */
    vanished_at: instant(),
  },
  (table) => [unique('case_order_key').on(table.case_id, table.key), index('case_order_seen').on(table.seen_at)],
)

/** What the pages of orders say, read once from the court's documents for everybody. */
export const orderPage = pgTable(
  'order_page',
  {
    order_id: uuid()
      .$type<OrderId>()
      .notNull()
      .references(() => caseOrder.id, { onDelete: 'cascade' }),
    /** From 1. */
    page: integer().notNull(),
    /** Null for a page without text: a picture. */
    text: text(),
    /** The text as it is searched (`foldText`). */
    folded: text().generatedAlwaysAs((): SQL => sql`fold_text(text)`),
    /** The order's case: what a chamber follows is searched among millions of pages. Kept by a trigger. */
    case_id: uuid().$type<CaseId>(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.page] }), index('order_page_case').on(table.case_id)],
)

/**
 * How each part of a court's site behaves: what the product may believe and say about it. An answer of one part says
 * nothing of another: a court that gives its lists may fail for its cases.
 */
export const courtHealth = pgTable(
  'court_health',
  {
    court: text().$type<CourtId>().notNull(),
    /** Boards keep theirs in `board_state`. */
    part: text().$type<'cases' | 'lists' | 'orders'>().notNull().default('cases'),
    last_success_at: instant(),
    failing_since: instant(),
    failure: text().$type<'down' | 'blocked' | 'page-changed'>(),
    /** Failures in a row. */
    failures: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.court, table.part] })],
)

/** What the last count of a court's cases gave, for whoever runs the installation. Hourly; counting them is dear. */
export const courtReport = pgTable('court_report', {
  court: text().$type<CourtId>().primaryKey(),
  counted_at: instant().notNull(),
  /** Cases read, and cases changed, within the hour before. */
  read: integer().notNull(),
  changed: integer().notNull(),
  failing: integer().notNull(),
  needs_look: integer().notNull(),
  /** Followed cases that are to be read by now, and since when the oldest. */
  due: integer().notNull(),
  oldest_due: instant(),
})

/** The circuit breaker of each operator's servers, over all courts that they serve. */
export const operatorHealth = pgTable('operator_health', {
  operator: text().primaryKey(),
  /** Failures in a row; the breaker opens on them. */
  failures: integer().notNull().default(0),
  /** Since the first of these failures. */
  failing_since: instant(),
  /** Until then background work leaves the operator's sites alone. */
  resting_until: instant(),
})

export const courtCaseTypes = pgTable('court_case_types', {
  court: text().$type<CourtId>().primaryKey(),
  case_types: jsonb().$type<CaseType[]>().notNull(),
  read_at: instant().notNull(),
})

/** How often a court's operator is asked, by all workers together: one row per operator, taken in turns. */
export const operatorTurn = pgTable('operator_turn', {
  operator: text().primaryKey(),
  /** The earliest instant at which the next request may leave. */
  next_at: instant().notNull(),
  /** Whose request is on its way, and until when it may be: one at a time, even when a reply takes longer than the interval. */
  holder: uuid(),
  busy_until: instant(),
  /** A person waits: until then background work lets the turn pass. */
  wanted_until: instant(),
})
