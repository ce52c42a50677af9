import type { PageHearing, PageOrderRow } from '@peshi/contract/matters/dropped-pages'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { pattern } from '@peshi/contract/platform/pattern'
import { findDates } from '@peshi/contract/platform/written-date'
import { textOrNull } from '../reading/text.ts'
import type { Cell, PageLine } from './page-lines.ts'

const history = /^(?:case history|history of (?:case )?hearings?)\b/i
const orders =
  /^(?:interim |final |daily )?(?:orders?|judge?ments?)(?: ?(?:\/|and|&) ?(?:orders?|judge?ments?))?(?: details)?$/i
/** A high court's printed page has both headings above both tables, so only the column names identify a table. */
const historyColumns = /\bbusiness on date\b.*\bhearing date\b/i
const orderColumns = /\border number\b.*\border date\b/i
export const otherHeadings = {
  law: /acts?\b|under act/i,
  case: /case (?:details|status)$|category/i,
  'other courts': /subordinate/i,
  applications: /ia (?:details|status)/i,
  police: /fir details/i,
  'other matters': /main matters?|linked/i,
  papers: /document details|objections?|process/i,
  people: /(?:petitioner|respondent)s? and (?:their )?advocates?/i,
}
export const otherHeading = pattern('i')`^(?:${otherHeadings})`
const headCell = /^(?:judge|cause ?list ?type|(?:business|hearing|purpose|on|of|date)(?: (?:hearing|on|of|date))*)$/i

export function readPastDays(lines: readonly PageLine[]): { hearings: PageHearing[]; orders: PageOrderRow[] } {
  const parts = { history: [] as PageLine[], orders: [] as PageLine[] }
  let open: keyof typeof parts | null = null
  for (const line of lines) {
    const [first, ...more] = line
    if (!first) continue
    const isAlone = more.length === 0 && !isPurpose(first, open === 'history' ? parts.history : [])
    const columns = line.map(({ text }) => text).join(' ')
    if ((isAlone && history.test(first.text)) || historyColumns.test(columns)) open = 'history'
    else if ((isAlone && orders.test(first.text)) || orderColumns.test(columns)) open = 'orders'
    else if (otherHeading.test(first.text)) open = null
    else if (open) parts[open].push(line)
  }
  return { hearings: readHistory(parts.history), orders: parts.orders.flatMap(readOrder) }
}

/** In the purpose column, "Orders" is the end of a wrapped purpose. Elsewhere, it is a heading. */
const isPurpose = ({ left }: Cell, before: readonly PageLine[]) => {
  const [, next] = before.map(datesOf).findLast(([, second]) => second) ?? []
  return left !== null && next?.right != null && left > next.right
}

/** A copied text has no positions, so a cell's index becomes its position. */
const placed = (line: PageLine): PageLine =>
  line.map((cell, at) => (cell.left === null ? { ...cell, left: at * 100 } : cell))

interface Dated extends Pick<Cell, 'left' | 'right'> {
  date: CourtDate
}

const datesOf = (line: PageLine): Dated[] =>
  line.flatMap(({ text, left, right }) => findDates(text, () => Number.NaN).map(({ date }) => ({ date, left, right })))

interface Row {
  day: Dated
  next: Dated | null
  lines: PageLine[]
}

function readHistory(said: readonly PageLine[]): PageHearing[] {
  const lines = said.map(placed)
  const column = lines.map(datesOf).find(([, next]) => next)?.[0]?.left ?? null
  const rows: Row[] = []
  const loose: PageLine[][] = [[]]
  for (const line of lines) {
    const [day, next = null, other] = datesOf(line)
    const isDay = day && !other && (next !== null || (column !== null && Math.abs((day.left ?? 0) - column) < 4))
    if (isDay) {
      rows.push({ day, next, lines: [line] })
      loose.push([])
    } else if (!isHead(line, rows.length)) loose.at(-1)?.push(line)
  }
  joinLoose(rows, loose)
  // The judges are in the last column before the date. A high court's page also has a column before the judges,
  // with the kind of list.
  const judges = Math.max(
    ...rows.flatMap(({ day, lines: all }) => all.flat().map((cell) => (isBefore(cell, day) ? (cell.left ?? 0) : 0))),
  )
  return rows.map(({ day, next, lines: all }) => {
    const cells = all.flat()
    return {
      date: day.date,
      next_date: next?.date ?? null,
      stage: sayCells(cells.filter((cell) => isAfter(cell, next ?? day))),
      coram: sayCells(cells.filter((cell) => isBefore(cell, day) && judges - (cell.left ?? 0) < 30)),
      business: null,
    }
  })
}

/**
 * A browser prints the header again on each page. But after the first row, a line with a single column name (`Judge`)
 * is the end of a wrapped cell.
 */
const isHead = (line: PageLine, rows: number) =>
  line.every(({ text }) => headCell.test(text)) && (rows === 0 || line.length > 1)

/**
 * A line without a date is part of a wrapped cell. In cells aligned at the top, it belongs to the row above it. In
 * centred cells, it can belong to the row below it.
 */
function joinLoose(rows: readonly Row[], loose: readonly PageLine[][]): void {
  const above = [loose[0]?.length ?? 0]
  for (const between of loose.slice(1)) above.push(between.length - (above.at(-1) ?? 0))
  const widths = rows.map(({ lines: [line = []] }) => line.length)
  const isCut = (above[0] ?? 0) > 0 || widths.some((width) => width < Math.max(...widths))
  // Centred cells have as many lines above the date as below it.
  const isCentred = isCut && above.every((count) => count >= 0) && above.at(-1) === 0
  for (const [at, row] of rows.entries()) {
    const [before = [], after = []] = [loose[at], loose[at + 1]]
    const half = isCentred ? (above[at] ?? 0) : 0
    row.lines.unshift(...before.slice(before.length - half))
    row.lines.push(...(isCentred ? after.slice(0, half) : after))
  }
}

const isDate = ({ text }: Cell) => /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/.test(text)
const isAfter = (cell: Cell, { left }: Dated) =>
  !isDate(cell) && left !== null && cell.left !== null && cell.left > left

const listKind = /^(?:daily|weekly|supplementary|advance|regular)(?: (?:cause ?)?list)?$/i
const isBefore = (cell: Cell, { left }: Dated) =>
  !isDate(cell) && !listKind.test(cell.text) && left !== null && cell.left !== null && cell.left < left

const sayCells = (cells: readonly Cell[]) => textOrNull(cells.map(({ text }) => text).join(' '))

function readOrder(line: PageLine): PageOrderRow[] {
  const [one, other] = datesOf(line)
  const text = line.map((cell) => cell.text).join(' ')
  if (!one || other) return []
  const number = /^\d{1,4}$/.exec(line[0]?.text ?? '')?.[0] ?? null
  return [{ date: one.date, number, judge: null, kind: /\bjudge?ment\b/i.test(text) ? 'judgment' : 'order' }]
}
