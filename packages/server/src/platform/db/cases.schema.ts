import type { CaseRecord, CaseStatus } from '@peshi/contract/courts/case-record'
import type { CaseEventKind } from '@peshi/contract/courts/sync'
import type { CaseId, CourtId } from '@peshi/contract/platform/ids'
import type { CaseRef } from '@peshi/courts/connector'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant } from './columns.ts'

/**
 * A court's case. Public, stored once however many chambers follow it, fetched once.
 * Nothing that a chamber wrote may ever stand in this table or the two below it.
 */
export const courtCase = pgTable(
  'court_case',
  {
    id: id<CaseId>().primaryKey(),
    court: text().$type<CourtId>().notNull(),
    /** The case's own identifier, court first (`hc-allahabad-WRIC-12345-2024`). */
    unique_id: text().notNull().unique('court_case_unique_id'),
    unique_case_number: text(),
    case_type: text().notNull(),
    case_number: text().notNull(),
    case_year: integer().notNull(),
    cnr: text(),
    title: text().notNull(),
    petitioner: text(),
    respondent: text(),
    status: text().$type<CaseStatus>().notNull(),
    stage: text(),
    next_date: courtDate(),
    /** What the connector needs to open the case page again without asking a person. */
    ref: jsonb().$type<CaseRef>().notNull(),
    /** The record as read, without orders and hearings: these have tables of their own. */
    record: jsonb().$type<Omit<CaseRecord, 'orders' | 'hearings'>>().notNull(),
    /** Hash of the record, so that an unchanged page changes nothing. */
    fingerprint: text().notNull(),
    read_at: instant().notNull(),
    failing_since: instant(),
    /** A sentence for the lawyer while it fails. */
    problem: text(),
    sync_state: text().$type<'idle' | 'queued' | 'running' | 'needs-look' | 'failed'>().notNull().default('idle'),
    orders_done: integer().notNull().default(0),
    orders_total: integer().notNull().default(0),
    /** When it is to be read again; set at every reading and every failure. */
    due_at: instant().notNull().defaultNow(),
    /** A worker is reading it, until then at the latest. */
    claimed_until: instant(),
    /** Readings that failed in a row. */
    failures: integer().notNull().default(0),
    created_at: instant().notNull(),
  },
  (table) => [
    index('court_case_cnr').on(table.cnr),
    index('court_case_court').on(table.court, table.read_at),
    // What waits for a person is due for ever, and stands in nobody's way here.
    index('court_case_due').on(table.court, table.due_at, table.id).where(sql`sync_state <> 'needs-look'`),
    // What is listed on a day goes first among what is due.
    index('court_case_listed')
      .on(table.court, table.next_date, table.due_at, table.id)
      .where(sql`status = 'pending' and sync_state <> 'needs-look'`),
    index('court_case_failing').on(table.court, table.id).where(sql`failing_since is not null`),
  ],
)

/** What readings changed, each change once: what notifications and a matter's activity are made of. */
export const caseEvent = pgTable(
  'case_event',
  {
    id: id<string>().primaryKey(),
    case_id: uuid()
      .$type<CaseId>()
      .notNull()
      .references(() => courtCase.id, { onDelete: 'cascade' }),
    kind: text().$type<CaseEventKind>().notNull(),
    before: text(),
    after: text(),
    seen_at: instant().notNull(),
  },
  (table) => [index('case_event_of_case').on(table.case_id, table.seen_at), index('case_event_seen').on(table.seen_at)],
)
