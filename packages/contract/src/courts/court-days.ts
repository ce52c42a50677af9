import { addDays, type CourtDate } from '../platform/dates.ts'

/** `no-sitting`: the court hears no cases, but its office is open, so a deadline can end on this day. */
export type CourtDayKind = 'holiday' | 'vacation' | 'no-sitting' | 'working'

export type ClosedSaturdays = 'none' | 'second' | 'second-and-fourth' | 'all'

export interface CourtDay {
  date: CourtDate
  name: string
  kind: CourtDayKind
}

export interface DateSpan {
  from: CourtDate
  to: CourtDate
}

export interface CourtCalendar {
  saturdays: ClosedSaturdays
  days: readonly CourtDay[]
  /** Spans in which `days` has all closed days of the court. On any other day it may be closed too. */
  covers: readonly DateSpan[]
}

/** Days on which every court is closed in every year. */
export const fixedHolidays: Readonly<Record<string, string>> = {
  '01-26': 'Republic Day',
  '08-15': 'Independence Day',
  '10-02': 'Gandhi Jayanti',
  '12-25': 'Christmas Day',
}

/**
 * Used for a court whose closed Saturdays are unknown. Too few closed days make a deadline early, which is safer than
 * late.
 */
export const defaultSaturdays: ClosedSaturdays = 'second'

export const defaultCalendar: CourtCalendar = { saturdays: defaultSaturdays, days: [], covers: [] }

export type Closed = { why: 'sunday' | 'saturday' } | { why: 'holiday' | 'vacation'; name: string }
export type NotSitting = Closed | { why: 'no-sitting'; name: string }

const weekdayOf = (date: CourtDate) => new Date(`${date}T00:00:00Z`).getUTCDay()

const weekOfMonth = (date: CourtDate) => Math.ceil(Number(date.slice(8)) / 7)

const closedWeeks: Record<ClosedSaturdays, readonly number[]> = {
  none: [],
  second: [2],
  'second-and-fourth': [2, 4],
  all: [1, 2, 3, 4, 5],
}

/** Null on a day on which the court is open for filing. A day without sittings counts as open. */
export function whyClosed(calendar: CourtCalendar, date: CourtDate): Closed | null {
  const listed = calendar.days.find((day) => day.date === date)
  if (listed?.kind === 'working') return null
  if (listed && listed.kind !== 'no-sitting') return { why: listed.kind, name: listed.name }
  const fixed = fixedHolidays[date.slice(5)]
  if (fixed) return { why: 'holiday', name: fixed }
  // A winter vacation that reaches 31 December includes New Year's Day, which is in the next year's list.
  const eve = date.endsWith('-01-01') ? calendar.days.find((day) => day.date === addDays(date, -1)) : undefined
  if (eve?.kind === 'vacation') return { why: 'vacation', name: eve.name }
  const weekday = weekdayOf(date)
  if (weekday === 0) return { why: 'sunday' }
  if (weekday === 6 && closedWeeks[calendar.saturdays].includes(weekOfMonth(date))) return { why: 'saturday' }
  return null
}

/** Also counts days on which the court is open, but hears nothing. */
export function whyNotSitting(calendar: CourtCalendar, date: CourtDate): NotSitting | null {
  const listed = calendar.days.find((day) => day.date === date)
  return listed?.kind === 'no-sitting' ? { why: 'no-sitting', name: listed.name } : whyClosed(calendar, date)
}

export const isCourtOpen = (calendar: CourtCalendar, date: CourtDate): boolean => whyClosed(calendar, date) === null

const longestClosure = 200

/** `date` itself if the court is open then. Null if it is closed for more than 200 days. */
export function nextOpenDay(calendar: CourtCalendar, date: CourtDate): CourtDate | null {
  for (let ahead = 0; ahead <= longestClosure; ahead += 1) {
    const day = addDays(date, ahead)
    if (isCourtOpen(calendar, day)) return day
  }
  return null
}

/**
 * The days of the year around `date` on which the court may be closed without Peshi knowing. Null if it is known whether
 * the court is open on `date`.
 */
export function unknownAround(calendar: CourtCalendar, date: CourtDate): DateSpan | null {
  const listed = calendar.days.find((day) => day.date === date)
  if (listed?.kind === 'working' || whyClosed(calendar, date)) return null
  let [from, to] = [`${date.slice(0, 4)}-01-01`, `${date.slice(0, 4)}-12-31`]
  for (const span of calendar.covers) {
    if (span.from <= date && date <= span.to) return null
    if (span.to < date && span.to >= from) from = addDays(span.to, 1)
    if (span.from > date && span.from <= to) to = addDays(span.from, -1)
  }
  return { from, to }
}
