import { addDays, type CourtDate } from '../platform/dates.ts'

/** `no-sitting`: the court hears no cases, but its office is open, so a deadline can end on this day. */
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

export const nationalHolidays: Readonly<Record<string, string>> = {
  '01-26': 'Republic Day',
  '08-15': 'Independence Day',
  '10-02': 'Gandhi Jayanti',
}

/**
 * Used for a court whose closed Saturdays are unknown. Too few closed days make a deadline early, which is safer than
 * late.
 */
export const defaultSaturdays: ClosedSaturdays = 'second'

export const defaultCalendar: CourtCalendar = { saturdays: defaultSaturdays, days: [] }

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

export function whyNotSitting(calendar: CourtCalendar, date: CourtDate): NotSitting | null {
  const listed = calendar.days.find((day) => day.date === date)
  return listed?.kind === 'no-sitting' ? { why: 'no-sitting', name: listed.name } : whyClosed(calendar, date)
}

export const isCourtOpen = (calendar: CourtCalendar, date: CourtDate): boolean => whyClosed(calendar, date) === null

const longestClosure = 200

export function nextOpenDay(calendar: CourtCalendar, date: CourtDate): CourtDate | null {
  for (let ahead = 0; ahead <= longestClosure; ahead += 1) {
    const day = addDays(date, ahead)
    if (isCourtOpen(calendar, day)) return day
  }
  return null
}

export const knowsYear = ({ days }: CourtCalendar, year: string): boolean =>
  days.some(({ date, kind }) => (kind === 'holiday' || kind === 'vacation') && date.startsWith(year))
