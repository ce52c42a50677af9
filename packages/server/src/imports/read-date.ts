import { CourtDate } from '@peshi/contract/dates'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const two = (number: number) => String(number).padStart(2, '0')

/** 30 December 1899: the day 0 of spreadsheets, whose 1900 has a 29 February. */
const dayZero = Date.UTC(1899, 11, 30)

/**
 * A date as people and programs write it: `2026-12-01`, `01-12-2026`, `1/12/26`, `1.12.2026`, `1st Dec 2026`,
 * `Dec 1, 2026`, or a spreadsheet's day number. Null for anything else, and for days that no calendar has.
 */
export function readWrittenDate(written: string, order: 'day-first' | 'month-first'): CourtDate | null {
  const text = written.trim().toLowerCase()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/.exec(text)
  if (iso) return dateOf(iso[1], iso[2], iso[3])
  const numbers = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d{2})$/.exec(text)
  if (numbers) {
    const [, first, second, year] = numbers
    return order === 'day-first' ? dateOf(year, second, first) : dateOf(year, first, second)
  }
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s,.-]+([a-z]{3,9})\.?[\s,.-]+(\d{4}|\d{2})$/.exec(text)
  if (dayFirst) return dateOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1])
  const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?[\s,]+(\d{4})$/.exec(text)
  if (monthFirst) return dateOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2])
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(text)
  if (serial) return new Date(dayZero + Number(serial[1]) * 86_400_000).toISOString().slice(0, 10)
  return null
}

const monthOf = (name = '') => {
  const at = months.indexOf(name.slice(0, 3))
  return at < 0 ? '' : String(at + 1)
}

function dateOf(year = '', month = '', day = ''): CourtDate | null {
  const whole = year.length === 2 ? `20${year}` : year
  return CourtDate.safeParse(`${whole}-${two(Number(month))}-${two(Number(day))}`).data ?? null
}
