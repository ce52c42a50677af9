import type { CourtDate } from '@peshi/contract/dates'
import { PageChanged } from '../errors.ts'
import { tidy } from './text.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** How the sites write "no date". `0` and zero dates come out of their database. */
const noDate =
  /^(?:-*|0|none|null|nil|n\/?a|next (?:hearing )?date (?:is )?not given|not given|not available|00[-/.]00[-/.]0000|0000-00-00|01[-/]01[-/]5000|5000-01-01)$/i

const forms: { pattern: RegExp; order: 'day-month-year' | 'year-month-day' }[] = [
  { pattern: /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/, order: 'day-month-year' },
  { pattern: /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i, order: 'day-month-year' },
  { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{2}:\d{2}.*)?$/, order: 'year-month-day' },
]

/**
 * A date as the court sites write it, as `YYYY-MM-DD`: `08-09-2026`, `8/9/2026`, `08.09.2026`, `8th September 2026`,
 * `24-Apr-2026`, `2026-09-08`. Null for their ways to write nothing.
 * Throws `PageChanged` for every other text: an unread date must never look like no date.
 */
export function readDate(text: string | null | undefined): CourtDate | null {
  const line = tidy(text ?? '').replace(/^:\s*/, '')
  if (noDate.test(line)) return null
  for (const { pattern, order } of forms) {
    const match = pattern.exec(line)
    if (!match) continue
    const [, first = '', middle = '', last = ''] = match
    const [year, day] = order === 'day-month-year' ? [last, first] : [first, last]
    const month = monthNumber(middle)
    if (isRealDate(Number(year), Number(month), Number(day))) return `${year}-${month}-${day.padStart(2, '0')}`
  }
  throw new PageChanged(`Not a date as this site writes it: ${line.slice(0, 60)}`)
}

function monthNumber(text: string): string {
  if (/^\d+$/.test(text)) return text.padStart(2, '0')
  return String(months.indexOf(text.slice(0, 3).toLowerCase()) + 1).padStart(2, '0')
}

/** By the calendar's own arithmetic: a case has hundreds of dates, and a `Date` for each costs more than the rest. */
function isRealDate(year: number, month: number, day: number) {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = month === 2 && isLeap ? 29 : (monthDays[month - 1] ?? 0)
  return day >= 1 && day <= days
}
