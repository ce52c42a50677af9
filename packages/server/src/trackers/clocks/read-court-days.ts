import type { CourtDay, CourtDayKind } from '@peshi/contract/courts/court-days'
import { addDays, CourtDate } from '@peshi/contract/platform/dates'
import { readWrittenDate } from '@peshi/contract/platform/written-date'

type Why = 'date' | 'name' | 'kind' | 'long'

export interface ReadDays {
  format: 'csv' | 'ics'
  days: CourtDay[]
  faults: { line: number; text: string; why: Why }[]
}

interface Line {
  line: number
  text: string
  days: CourtDay[] | Why
}

const longestSpan = 120
const nameAtMost = 200

/** Reads CSV (date, name, kind; header optional) or iCalendar text. `faults` lists the unreadable lines. */
export async function readCourtDays(text: string): Promise<ReadDays> {
  const clean = text.replace(/^\uFEFF/, '')
  return /^\s*BEGIN:VCALENDAR/i.test(clean) ? readIcs(clean) : readCsv(clean)
}

const kindWords: readonly [RegExp, CourtDayKind][] = [
  [/no sitting|सुनवाई नहीं/i, 'no-sitting'],
  [/work|sitting|कार्य/i, 'working'],
  [/vacation|recess|अवकाश काल/i, 'vacation'],
  [/holiday|closed|अवकाश|^$/i, 'holiday'],
]

const kindOf = (word: string): CourtDayKind | null => kindWords.find(([form]) => form.test(word.trim()))?.[1] ?? null

/** The day comes before the month, as usual in India. The year must have four digits. */
function readDate(text: string): CourtDate | null {
  const read = readWrittenDate(text, { shortYear: () => Number.NaN })
  return read.kind === 'date' ? read.date : null
}

function readSpan(text: string): string[] | null {
  const [first = '', last = first] = text.split(/\s+(?:to|until|till|से)\s+|\s+[–—-]\s+/)
  const from = readDate(first)
  const to = readDate(last)
  if (!from || !to) return null
  const days = daysOf(from, to)
  return days.length > 0 && days.length <= longestSpan ? days : null
}

function daysOf(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to) && days.length <= longestSpan; at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

function readCsv(text: string): ReadDays {
  const lines = text.split(/\r\n|\r|\n/)
  const separator = ['\t', ';', ','].find((each) => lines.some((line) => line.includes(each))) ?? ','
  const read = lines.map(
    (line, at): Line => ({
      line: at + 1,
      text: line,
      days: line.trim() === '' ? [] : readRow(cellsOf(line, separator), at === 0),
    }),
  )
  return collect('csv', read)
}

function readRow([when = '', name = '', kind = '']: readonly string[], isFirst: boolean): CourtDay[] | Why {
  const dates = readSpan(when)
  if (!dates) return isFirst && !/\d/.test(when) ? [] : 'date'
  if (name === '') return 'name'
  if (name.length > nameAtMost) return 'long'
  const meant = kind ? kindOf(kind) : dates.length > 1 || /vacation|recess/i.test(name) ? 'vacation' : 'holiday'
  return meant ? dates.map((date) => ({ date, name, kind: meant })) : 'kind'
}

function collect(format: ReadDays['format'], lines: readonly Line[]): ReadDays {
  const days = lines.flatMap((each) => (typeof each.days === 'string' ? [] : each.days))
  const faults = lines.flatMap(({ line, text, days: why }) =>
    typeof why === 'string' ? [{ line, text: text.slice(0, nameAtMost), why }] : [],
  )
  return { format, days: once(days), faults }
}

function cellsOf(line: string, separator: string): string[] {
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
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}

async function readIcs(text: string): Promise<ReadDays> {
  const { default: ICAL } = await import('ical.js')
  let events: InstanceType<typeof ICAL.Component>[]
  try {
    events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  } catch {
    return collect('ics', [{ line: 1, text, days: 'date' }])
  }
  const read = events.map((event, at): Line => {
    const summary = String(event.getFirstPropertyValue('summary') ?? '').trim()
    const [start, end] = [dayOf(event.getFirstPropertyValue('dtstart')), dayOf(event.getFirstPropertyValue('dtend'))]
    return { line: at + 1, text: summary, days: readEvent(summary, start, end) }
  })
  return collect('ics', read)
}

function readEvent(summary: string, start: string | null, end: string | null): CourtDay[] | Why {
  if (!start) return 'date'
  if (summary === '') return 'name'
  const dates = daysOf(start, end && end > start ? addDays(end, -1) : start)
  if (summary.length > nameAtMost || dates.length > longestSpan) return 'long'
  const named = kindWords.find(([form]) => form.test(summary))?.[1]
  const kind = named ?? 'holiday'
  return dates.map((date) => ({ date, name: summary, kind }))
}

const dayOf = (value: unknown): string | null => {
  const date = String(value ?? '').slice(0, 10)
  return CourtDate.safeParse(date).success ? date : null
}

const once = (days: readonly CourtDay[]): CourtDay[] =>
  [...new Map(days.map((day) => [day.date, day])).values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
