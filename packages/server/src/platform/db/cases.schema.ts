import type { CaseRecord, CaseStatus } from '@peshi/contract/courts/case-record'
import type { CaseEventKind } from '@peshi/contract/courts/sync'
import type { CaseId, CourtId } from '@peshi/contract/platform/ids'
import type { CaseRef } from '@peshi/courts/connector'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant } from './columns.ts'

/** All chambers share this table, so it must never hold a chamber's own data. */
export const courtCase = pgTable(
  'court_case',
  {
    id: id<CaseId>().primaryKey(),
    court: text().$type<CourtId>().notNull(),
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
    ref: jsonb().$type<CaseRef>().notNull(),
    record: jsonb().$type<Omit<CaseRecord, 'orders' | 'hearings'>>().notNull(),
    fingerprint: text().notNull(),
    read_at: instant().notNull(),
    failing_since: instant(),
    problem: text(),
    sync_state: text().$type<'idle' | 'queued' | 'running' | 'needs-look' | 'failed'>().notNull().default('idle'),
    orders_done: integer().notNull().default(0),
    orders_total: integer().notNull().default(0),
    due_at: instant().notNull().defaultNow(),
    claimed_until: instant(),
    failures: integer().notNull().default(0),
    created_at: instant().notNull(),
  },
  (table) => [
    index('court_case_cnr').on(table.cnr),
    index('court_case_court').on(table.court, table.read_at),
    // A `needs-look` case cannot be read until a person solves a captcha, even if it is due.
    index('court_case_due').on(table.court, table.due_at, table.id).where(sql`sync_state <> 'needs-look'`),
    index('court_case_listed')
      .on(table.court, table.next_date, table.due_at, table.id)
      .where(sql`status = 'pending' and sync_state <> 'needs-look'`),
    index('court_case_failing').on(table.court, table.id).where(sql`failing_since is not null`),
  ],
)

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
