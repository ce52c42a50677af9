import type { ClosedSaturdays, CourtDayKind } from '@peshi/contract/courts/court-days'
import type { ClockId, CourtId, MatterId, OrderId, PersonId } from '@peshi/contract/platform/ids'
import type { ClockSubject } from '@peshi/contract/trackers/clocks'
import type { Exclusion, PeriodUnit } from '@peshi/contract/trackers/run-clock'
import type { ShippedCalendar } from '@peshi/courts/catalogue/court-days'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

export const clock = pgTable(
  'clock',
  {
    chamber_id: chamberId(),
    id: id<ClockId>().notNull(),
    subject_kind: text().$type<ClockSubject>().notNull(),
    subject_id: uuid().notNull(),
    matter_id: uuid().$type<MatterId>(),
    subject_label: text(),

    rule: text().notNull(),
    title: text(),
    court: text().$type<CourtId>(),
    start_on: courtDate().notNull(),
    /** The period that a person chose. Null if the rule has only one, if none is chosen yet, or if `ends_on` is set. */
    period_count: integer(),
    period_unit: text().$type<PeriodUnit>(),
    ends_on: courtDate(),
    exclusions: jsonb().$type<Exclusion[]>().notNull(),
    reason: text(),
    note: text(),
    order_id: uuid().$type<OrderId>(),
    is_critical: boolean().notNull(),
    /** In days before `due_on`. The first number is the first reminder. */
    reminders: smallint().array().notNull(),
    /** The first reminder, in days before `due_on`. From that day, the deadline counts as near. */
    near_days: smallint()
      .generatedAlwaysAs((): SQL => sql`coalesce(reminders[1], 0)`)
      .notNull(),

    due_on: courtDate().notNull(),

    entered_by: uuid().$type<PersonId>(),
    entered_at: instant().notNull(),
    ticked_by: uuid().$type<PersonId>(),
    ticked_at: instant(),
    ended: text().$type<'done' | 'stopped'>(),
    ended_by: uuid().$type<PersonId>(),
    ended_at: instant(),
    ended_reason: text(),
    ...versioned(),
    created_at: instant().notNull(),
    deleted_at: instant(),
    deleted_by: uuid().$type<PersonId>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('clock_running').on(table.chamber_id, table.due_on).where(sql`deleted_at is null and ended is null`),
    index('clock_of_matter').on(table.chamber_id, table.matter_id),
    index('clock_of_subject').on(table.chamber_id, table.subject_kind, table.subject_id),
    index('clock_at_court').on(table.chamber_id, table.court).where(sql`deleted_at is null and ended is null`),
    ofMatter('clock_of_matter_fk', table).onDelete('cascade'),
  ],
)

export const clockDismissal = pgTable(
  'clock_dismissal',
  {
    chamber_id: chamberId(),
    matter_id: uuid().$type<MatterId>().notNull(),
    rule: text().notNull(),
    start_on: courtDate().notNull(),
    dismissed_by: uuid().$type<PersonId>().notNull(),
    dismissed_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.matter_id, table.rule, table.start_on] }),
    ofMatter('clock_dismissal_of_matter', table).onDelete('cascade'),
  ],
)

/**
 * Calendar programs accept a changed event only with a higher `sequence`, and remove an event only if it is marked as
 * cancelled.
 */
export const calendarClock = pgTable(
  'calendar_clock',
  {
    chamber_id: chamberId(),
    clock_id: uuid().$type<ClockId>().notNull(),
    sequence: integer().notNull().default(0),
    is_cancelled: boolean().notNull().default(false),
    fingerprint: text().notNull(),
    matter_id: uuid().$type<MatterId>(),
    date: courtDate().notNull(),
    title: text().notNull(),
    details: text().notNull(),
    changed_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.clock_id] }),
    index('calendar_clock_day').on(table.chamber_id, table.date),
    partOf('calendar_clock_of_clock', table, table.clock_id, clock).onDelete('cascade'),
  ],
)

export const courtHoliday = pgTable(
  'court_holiday',
  {
    chamber_id: chamberId(),
    court: text().$type<CourtId>().notNull(),
    date: courtDate().notNull(),
    name: text().notNull(),
    kind: text().$type<CourtDayKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.court, table.date] })],
)

export const courtWeek = pgTable(
  'court_week',
  {
    chamber_id: chamberId(),
    court: text().$type<CourtId>().notNull(),
    saturdays: text().$type<ClosedSaturdays>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.court] })],
)

/** Spans in which the chamber says that all closed days of the court are listed. */
export const courtCoverage = pgTable(
  'court_coverage',
  {
    chamber_id: chamberId(),
    court: text().$type<CourtId>().notNull(),
    starts_on: courtDate().notNull(),
    ends_on: courtDate().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.court, table.starts_on] })],
)

/** Calendars that the operator loaded for all chambers. */
export const courtCalendar = pgTable(
  'court_calendar',
  {
    court: text().$type<CourtId>().notNull(),
    year: smallint().notNull(),
    calendar: jsonb().$type<ShippedCalendar>().notNull(),
    loaded_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.court, table.year] })],
)

/** Years of a court that a chamber offers to the operator for all chambers. */
export const courtCalendarOffer = pgTable(
  'court_calendar_offer',
  {
    chamber_id: chamberId(),
    court: text().$type<CourtId>().notNull(),
    year: smallint().notNull(),
    offered_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.court, table.year] })],
)
