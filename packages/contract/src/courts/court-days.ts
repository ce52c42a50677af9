import { addDays, type CourtDate } from '../platform/dates.ts'

/**
 * Why a court is closed, or open as an exception. `no-sitting`: nothing is heard, but the registry is open or its closing
 * is not certain, so periods end on it as on any other day.
 */
export type CourtDayKind = 'holiday' | 'vacation' | 'no-sitting' | 'working'

export type ClosedSaturdays = 'none' | 'second' | 'second-and-fourth' | 'all'

export interface CourtDay {
  date: CourtDate
  name: string
  kind: CourtDayKind
}

export interface CourtCalendar {
  saturdays: ClosedSaturdays
  days: readonly CourtDay[]
}

/** National holidays by month and day, closed everywhere. All others come from the court's list. */
export const nationalHolidays: Readonly<Record<string, string>> = {
  '01-26': 'Republic Day',
  '08-15': 'Independence Day',
  '10-02': 'Gandhi Jayanti',
}

/**
 * Default: only the second Saturday is closed. A day wrongly taken as open ends a clock too early, which is harmless;
 * the opposite would end it too late.
 */
export const defaultSaturdays: ClosedSaturdays = 'second'

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

/** Why the court is closed for filing on a date; null if open. A listed working day overrides everything. */
export function whyClosed(calendar: CourtCalendar, date: CourtDate): Closed | null {
  const listed = calendar.days.find((day) => day.date === date)
  if (listed?.kind === 'working') return null
  if (listed && listed.kind !== 'no-sitting') return { why: listed.kind, name: listed.name }
  const national = nationalHolidays[date.slice(5)]
  if (national) return { why: 'holiday', name: national }
  const weekday = weekdayOf(date)
  if (weekday === 0) return { why: 'sunday' }
  if (weekday === 6 && closedWeeks[calendar.saturdays].includes(weekOfMonth(date))) return { why: 'saturday' }
  return null
}

/** Why the court hears nothing on a date: it is closed, or does not sit although its registry may be open. */
export function whyNotSitting(calendar: CourtCalendar, date: CourtDate): NotSitting | null {
  const listed = calendar.days.find((day) => day.date === date)
  return listed?.kind === 'no-sitting' ? { why: 'no-sitting', name: listed.name } : whyClosed(calendar, date)
}

export const isCourtOpen = (calendar: CourtCalendar, date: CourtDate): boolean => whyClosed(calendar, date) === null

/** Limit of the search; no closure lasts longer. */
const longestClosure = 200

/** The date if the court is open, else the next open day; null if none within 200 days. */
export function nextOpenDay(calendar: CourtCalendar, date: CourtDate): CourtDate | null {
  for (let ahead = 0; ahead <= longestClosure; ahead += 1) {
    const day = addDays(date, ahead)
    if (isCourtOpen(calendar, day)) return day
  }
  return null
}

/** True if closed days of a year are listed; otherwise only Sundays and Saturdays are known. */
export const knowsYear = ({ days }: CourtCalendar, year: string): boolean =>
  days.some(({ date, kind }) => (kind === 'holiday' || kind === 'vacation') && date.startsWith(year))
