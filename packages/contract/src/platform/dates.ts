import { z } from 'zod'
import { indiaDateAt } from './india-time.ts'

const longMonths = [1, 3, 5, 7, 8, 10, 12]
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

function daysIn(year: number, month: number) {
  if (month === 2) return isLeap(year) ? 29 : 28
  return longMonths.includes(month) ? 31 : 30
}

/** Without `Date`, which is too slow for long lists. */
function isRealDate(text: string) {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** A date of a request may also be written DD-MM-YYYY. */
export const CourtDate = z
  .string()
  .overwrite((text) => (/^\d{2}-\d{2}-\d{4}$/.test(text) ? fromDayFirst(text) : text))
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Write the date as DD-MM-YYYY or YYYY-MM-DD')
  .refine(isRealDate, 'There is no such date')
export type CourtDate = string

export const Instant = z.iso.datetime()

/** `2026-11-30` becomes `30-11-2026`. */
export const toDayFirst = (date: CourtDate) => date.split('-').reverse().join('-')

/** `30-11-2026` becomes `2026-11-30`. The date is not checked. */
export const fromDayFirst = (date: string): CourtDate => date.split('-').reverse().join('-')

/** The calendar date in India. */
export const courtDateAt = (instant: Date): CourtDate => indiaDateAt(instant)

/** The instant at which the day begins in India. */
export const dayStart = (date: CourtDate): Date => new Date(`${date}T00:00:00+05:30`)

/** Negative if `to` is earlier. */
export const daysBetween = (from: CourtDate, to: CourtDate) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** `days` may be negative. */
export const addDays = (date: CourtDate, days: number): CourtDate =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
