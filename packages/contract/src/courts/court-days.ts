import { addDays, type CourtDate } from '../platform/dates.ts'

/** Why a court does not sit on a day, or that it does although it should not. */
export type CourtDayKind = 'holiday' | 'vacation' | 'working'

/** Which Saturdays a court's registry is closed on. */
export type ClosedSaturdays = 'none' | 'second' | 'second-and-fourth' | 'all'

export interface CourtDay {
  date: CourtDate
  name: string
  kind: CourtDayKind
}

/** What a chamber knows of one court's days. */
export interface CourtCalendar {
  saturdays: ClosedSaturdays
  days: readonly CourtDay[]
}

/**
 * The three national holidays, closed everywhere and in every year, by month and day. Everything else differs by court
 * and year and comes from the court's own list.
 */
export const nationalHolidays: Readonly<Record<string, string>> = {
  '01-26': 'Republic Day',
  '08-15': 'Independence Day',
  '10-02': 'Gandhi Jayanti',
}

/**
 * Where the chamber has said nothing: only the second Saturday is taken as closed. A day wrongly taken as open makes a
 * clock end early, which does no harm; a day wrongly taken as closed would make it end late.
 */
export const defaultSaturdays: ClosedSaturdays = 'second'

export type Closed = { why: 'sunday' | 'saturday' } | { why: 'holiday' | 'vacation'; name: string }

const weekdayOf = (date: CourtDate) => new Date(`${date}T00:00:00Z`).getUTCDay()

/** 1 for the first Saturday of a month, 2 for the second. */
const weekOfMonth = (date: CourtDate) => Math.ceil(Number(date.slice(8)) / 7)

const closedWeeks: Record<ClosedSaturdays, readonly number[]> = {
  none: [],
  second: [2],
  'second-and-fourth': [2, 4],
  all: [1, 2, 3, 4, 5],
}

/** Why the court is closed on a date; null when it is open. A working day of its list beats everything else. */
export function whyClosed(calendar: CourtCalendar, date: CourtDate): Closed | null {
  const listed = calendar.days.find((day) => day.date === date)
  if (listed?.kind === 'working') return null
  if (listed) return { why: listed.kind, name: listed.name }
  const national = nationalHolidays[date.slice(5)]
  if (national) return { why: 'holiday', name: national }
  const weekday = weekdayOf(date)
  if (weekday === 0) return { why: 'sunday' }
  if (weekday === 6 && closedWeeks[calendar.saturdays].includes(weekOfMonth(date))) return { why: 'saturday' }
  return null
}

export const isCourtOpen = (calendar: CourtCalendar, date: CourtDate): boolean => whyClosed(calendar, date) === null

/** No court is closed longer; a list that says so is broken, and the search must end. */
const longestClosure = 200

/** The date itself when the court is open, else the next day on which it is; null where none comes in 200 days. */
export function nextOpenDay(calendar: CourtCalendar, date: CourtDate): CourtDate | null {
  for (let ahead = 0; ahead <= longestClosure; ahead += 1) {
    const day = addDays(date, ahead)
    if (isCourtOpen(calendar, day)) return day
  }
  return null
}

/** Whether the chamber has the court's list of a year: without one only Sundays and Saturdays are known. */
export const knowsYear = ({ days }: CourtCalendar, year: string): boolean =>
  days.some(({ date }) => date.startsWith(year))
