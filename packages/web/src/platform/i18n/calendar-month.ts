import { addDays, type CourtDate } from '@peshi/contract/platform/dates'

export const monthOf = (date: CourtDate) => date.slice(0, 7)
export const firstOf = (month: string): CourtDate => `${month}-01`

export function moveMonth(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const moved = new Date(Date.UTC(year, number - 1 + step, 1))
  return moved.toISOString().slice(0, 7)
}

export const lastOf = (month: string): CourtDate => addDays(firstOf(moveMonth(month, 1)), -1)

/** 0 is Monday, 6 is Sunday. */
export const weekdayOf = (date: CourtDate) => (new Date(date).getUTCDay() + 6) % 7
export const isSunday = (date: CourtDate) => weekdayOf(date) === 6

/** Weeks from Monday to Sunday. Days of the months before and after are null. `month` is `2026-11`. */
export function weeksOf(month: string): (CourtDate | null)[][] {
  const first = firstOf(month)
  const last = lastOf(month)
  const lead = weekdayOf(first)
  const weeks = Math.ceil((lead + Number(last.slice(8))) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(first, week * 7 + day - lead)
      return date < first || date > last ? null : date
    }),
  )
}

export const sayWeekday = (date: CourtDate, locale: string, weekday: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(new Date(date))

export const sayMonth = (month: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(firstOf(month)))

export const sayWholeDay = (date: CourtDate, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date))
