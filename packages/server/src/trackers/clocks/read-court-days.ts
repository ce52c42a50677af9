import type { DayFault } from '@peshi/contract/courts/court-calendar'
import type { CourtDay, CourtDayKind } from '@peshi/contract/courts/court-days'
import { addDays } from '@peshi/contract/platform/dates'
import { pattern } from '@peshi/contract/platform/pattern'
import { findDates } from '@peshi/contract/platform/written-date'
import { type IcsEvent, readIcsEvents } from './read-ics-events.ts'

type Why = DayFault['why']

export interface ReadDays {
  format: 'csv' | 'ics' | 'pdf'
  days: CourtDay[]
  /** Lines that are not taken over. */
  faults: DayFault[]
}

interface Line {
  line: number
  text: string
  days: CourtDay[] | Why
}

const longestSpan = 120
const nameAtMost = 200

/** Reads CSV or typed lines (date, name and kind in any order; header optional), or iCalendar text. */
export async function readCourtDays(text: string, year: number): Promise<ReadDays> {
  const clean = text.replace(/^\uFEFF/, '')
  if (!/^\s*BEGIN:VCALENDAR/i.test(clean)) return readLines('csv', clean, year)
  const events = await readIcsEvents(clean, year)
  if (!events) return collect('ics', [{ line: 1, text: clean, days: 'date' }])
  return collect(
    'ics',
    events.map(({ summary, spans }, at) => ({ line: at + 1, text: summary, days: readEvent(summary, spans) })),
  )
}

/** Reads the text of a printed calendar, in which lines without a date are headings. */
export const readPrintedDays = (text: string, year: number): ReadDays => readLines('pdf', text, year)

/** The court works on a restricted holiday, and single employees may take leave. */
const restricted = /\b(?:restricted|optional)\b|प्रतिबंधित|निर्बंधित|ऐच्छिक|محدود تعطیل/i

const kindWords: readonly [RegExp, CourtDayKind][] = [
  [/\bnon[- ]?working\b|\b(?:no|not)[- ](?:sitting|working)\b|सुनवाई नहीं/i, 'no-sitting'],
  [/\b(?:working|sitting)\b|कार्य/i, 'working'],
  [/\bvacations?\b|\brecess\b|अवकाश काल/i, 'vacation'],
  [/\bholidays?\b|\bclosed\b|अवकाश/i, 'holiday'],
]

const kindIn = (text: string): CourtDayKind | null => kindWords.find(([form]) => form.test(text))?.[1] ?? null

/** Words that only say what kind of day it is, so they are no name. */
export const onlyKindParts = {
  kind: /working|sitting|vacations?|recess|holidays?|closed/,
  'for whom': /court|public|gazetted|general|local|restricted|optional|high|full/,
  between: /no|not|non|day|days/,
  Hindi: /अवकाश|काल|कार्य|दिवस|सुनवाई|नहीं/,
}
export const onlyKind = pattern('i')`^(?:(?:${onlyKindParts})[\s-]*)+$`

const weekday = '(?:sun|mon|tues|wednes|thurs|fri|satur)day'
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const dayAndMonth = new RegExp(
  `\\b(\\d{1,2} ?(?:st|nd|rd|th)?[ ,.-]*(?:${months})[a-z]*\\b|(?:${months})[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?\\b)(?![ ,.-]*\\d)`,
  'gi',
)
const dated = '\u0001'
const range = new RegExp(
  `${dated}\\W*(?:${weekday})?\\W*?(?:to|until|till|से|[-–—,;\\t|])\\W*(?:${weekday})?\\W*?${dated}`,
  'i',
)
const besideDate = new RegExp(`${dated}[\\s,(]*${weekday}\\)?|^\\W*${weekday}[\\s,]*${dated}`, 'gi')
const edges = /^[\s:|.()[\]–—-]*(?:\d{1,3}[.)]?\s+)?|[\s:|([–—-]+$/g
const columnOfWeekdays = new RegExp(`(?<!good|easter)\\s\\(?${weekday}\\)?(?=\\s|$)`, 'gi')

function readLines(format: 'csv' | 'pdf', text: string, year: number): ReadDays {
  const lines = text.split(/\r\n|\r|\n/)
  const separator = ['\t', ';', ','].find((each) => lines.some((line) => line.includes(each))) ?? ','
  const read = lines.flatMap((line, at): Line[] => {
    if (line.trim() === '') return []
    const days =
      format === 'csv'
        ? readRow(line, separator, year)
        : readRow(line.replace(columnOfWeekdays, ' '), /\s{2,}|\t/, year)
    const isHeading = days === 'date' && (format === 'pdf' || (at === 0 && !/\d/.test(line)))
    return isHeading ? [] : [{ line: at + 1, text: line.trim(), days }]
  })
  return collect(format, read)
}

function readRow(line: string, separator: string | RegExp, year: number): CourtDay[] | Why {
  const whole = line.replace(dayAndMonth, `$1 ${year}`)
  const found = findDates(whole, () => Number.NaN)
  if (found.length === 0) return 'date'
  let masked = whole
  for (const { start, end } of found.toReversed()) masked = masked.slice(0, start) + dated + masked.slice(end)
  const isRange = found.length === 2 && range.test(masked)
  const dates = spanOf(
    found.map(({ date }) => date),
    isRange,
  )
  if (!dates) return 'date'
  const bare = isRange ? masked.replace(range, dated) : masked
  const cells = cellsOf(bare.replace(besideDate, dated), separator)
    .map((cell) => cell.replaceAll(dated, ' ').replace(/\s+/g, ' ').replace(edges, ''))
    .filter((cell) => cell !== '' && !/^\d{1,3}[.)]?$/.test(cell))
    .filter((cell) => !new RegExp(`^${weekday}$`, 'i').test(cell))
  const names = cells.filter((cell) => !onlyKind.test(cell))
  const [name = cells[0]] = names
  if (restricted.test(cells.join(' '))) return 'restricted'
  if (name === undefined) return 'name'
  if (name.length > nameAtMost) return 'long'
  const others = cells.filter((cell) => cell !== name)
  const word = others.find(kindIn) ?? others[0]
  const kind = word ? kindIn(word) : (kindIn(name) ?? (dates.length > 1 ? 'vacation' : 'holiday'))
  if (!kind) return 'kind'
  return dates.map((date) => ({ date, name, kind }))
}

function spanOf(dates: string[], isRange: boolean): string[] | null {
  const [from = '', to = from] = dates
  const days = isRange ? daysOf(from, to) : dates
  return days.length > 0 && days.length <= longestSpan ? days : null
}

function daysOf(from: string, to: string): string[] {
  const days: string[] = []
  for (let date = from; date <= to && days.length <= longestSpan; date = addDays(date, 1)) days.push(date)
  return days
}

function collect(format: ReadDays['format'], lines: readonly Line[]): ReadDays {
  const days = lines.flatMap((each) => (typeof each.days === 'string' ? [] : each.days))
  const faults = lines.flatMap(({ line, text, days: why }) =>
    typeof why === 'string' ? [{ line, text: text.slice(0, nameAtMost), why }] : [],
  )
  return { format, days: once(days), faults }
}

function cellsOf(line: string, separator: string | RegExp): string[] {
  if (typeof separator !== 'string') return line.split(separator)
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? ''
    if (sign === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}

function readEvent(name: string, spans: IcsEvent['spans']): CourtDay[] | Why {
  if (spans === 'rule') return 'rule'
  if (restricted.test(name)) return 'restricted'
  const dates = spans.map(({ from, to }) => daysOf(from, to))
  if (dates.length === 0) return 'date'
  if (name === '') return 'name'
  if (name.length > nameAtMost || dates.some((days) => days.length > longestSpan)) return 'long'
  const kind = kindIn(name) ?? 'holiday'
  return dates.flat().map((date) => ({ date, name, kind }))
}

const once = (days: readonly CourtDay[]): CourtDay[] =>
  [...new Map(days.map((day) => [day.date, day])).values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
