import { printedItem } from '@peshi/contract/courts/item'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { textOrNull, tidy } from '../reading/text.ts'
import { versus } from '../reading/titles.ts'
import type { CauseListEntry } from './cause-list.ts'
import type { ColumnKind } from './columns.ts'
import type { ListProfile } from './list-profile.ts'
import type { TableCells } from './list-table.ts'
import type { Line } from './pdf-lines.ts'

interface CellLine {
  text: string
  page: number
  top: number
  size: number
}

export interface OpenRow {
  kind: 'matter' | 'connected' | 'caveat'
  item: string
  connectedTo: string | null
  page: number
  itemTop: number
  place: RowPlace
  cells: Partial<Record<ColumnKind, CellLine[]>>
  notes: string[]
}

export interface RowPlace {
  court_no: string | null
  coram: string[]
  stage: string | null
  list: CauseListEntry['list']
  date: CourtDate | null
}

export function feedRow(row: OpenRow, cells: TableCells, { top, size }: Pick<Line, 'top' | 'size'>, page: number) {
  for (const [kind, text] of Object.entries(cells) as [ColumnKind, string][]) {
    if (kind === 'item') continue
    const lines = row.cells[kind] ?? []
    lines.push({ text, page, top, size })
    row.cells[kind] = lines
  }
}

const year = String.raw`(?:19|20)\d{2}(?!\d|\s*[-/]\s*\d)`
/** Case type, number or range of numbers, and year: `SLP(C) No. 12-14/2024`, `R/SCA/11/2026`, `CM(12/2026)`. */
const caseNumber = String.raw`[^\d[\]]{0,40}(?:\d+(?=[^\d[\]]*[A-Za-z(][^\d[\]]*\d)[^\d[\]]{0,20}){0,2}\d[\d\s]*(?:-\s*\d+\s*)*[-/]\s*${year}\)?`
const first = new RegExp(`^\\s*${caseNumber}`)
const further = new RegExp(`^\\s*(?:IN\\b\\s*\\[?|\\[|,|&)${caseNumber}\\s*\\]?`, 'i')

export function splitCaseCell(text: string): { numbers: string[]; rest: string } {
  const head = first.exec(text)?.[0]
  if (head === undefined) return { numbers: [], rest: text }
  let length = head.length
  for (let more = further.exec(text.slice(length)); more; more = further.exec(text.slice(length)))
    length += more[0].length
  const numbers = text
    .slice(0, length)
    .split(/\bIN\b|[[\],]/i)
    .flatMap((number) => textOrNull(number) ?? [])
  return { numbers, rest: tidy(text.slice(length)) }
}

/** Joins a wrapped case number: `Com.O.S./12/202` + `4`, `1128-` + `1129/2025`. */
export const joinCase = (lines: readonly CellLine[]) =>
  lines.reduce((text, line) => {
    const isContinued = /[-/]\d{0,3}$/.test(text) && /^\d{1,7}(?:\D|$)/.test(line.text)
    return text === '' ? line.text : `${text}${isContinued ? '' : ' '}${line.text}`
  }, '')

const joinLines = (lines: readonly CellLine[]) => tidy(lines.map(({ text }) => text).join(' '))

export function closeRow(row: OpenRow, profile: ListProfile): CauseListEntry | null {
  const caseText = joinCase(row.cells.case ?? [])
    .replace(profile.connected && row.kind === 'connected' ? profile.connected : /^$/, '')
    .replace(/^connected\b/i, '')
  const { numbers, rest } = splitCaseCell(caseText)
  if (numbers.length === 0) return null
  const { petitioner, respondent, notes, isRespondent } = readParties(row.cells.parties ?? [], profile)
  const note = [...row.notes, profile.hasCaseNotes ? rest : '', notes, joinLines(row.cells.remarks ?? [])]
  return {
    court_no: row.place.court_no,
    date: row.place.date,
    coram: row.place.coram,
    item: printedItem(row.item),
    connected_to: row.connectedTo,
    case_numbers: numbers,
    parties: { petitioner, respondent },
    advocates: readAdvocates(row, profile, isRespondent),
    stage: row.place.stage,
    list: row.place.list,
    listed: true,
    note: textOrNull(tidy(note.join(' '))),
    page: row.page,
  }
}

const noteLine =
  /^(?:IAs?\b|I\.A\.|\{|\[|FOR\b|\(FOR\b|O(?:NLY|nly)\b|WITH IA\b|OFFICE REPORT|TAGGED|PASSED OVER|LISTED\b|IN [A-Z.]+\(?[A-Za-z]*\)? No)/

interface RowParties {
  petitioner: string
  respondent: string | null
  notes: string
  isRespondent(line: CellLine): boolean
}

function readParties(lines: readonly CellLine[], { hasNotesBelowParties }: ListProfile): RowParties {
  const at = lines.findIndex(({ text }) => versus.test(text))
  const line = lines[at]
  if (!line) return { petitioner: joinLines(lines), respondent: null, notes: '', isRespondent: () => false }
  const match = versus.exec(line.text)
  const [before, after] = [
    line.text.slice(0, match?.index ?? 0),
    line.text.slice((match?.index ?? 0) + (match?.[0].length ?? 0)),
  ]
  const below = lines.slice(at + 1)
  const from = hasNotesBelowParties ? below.findIndex((one, index) => startsNote(one, below[index - 1], after)) : -1
  const respondents = from < 0 ? below : below.slice(0, from)
  const start = after.trim() === '' ? (below[0] ?? line) : line
  return {
    petitioner: tidy([...lines.slice(0, at).map(({ text }) => text), before].join(' ')),
    respondent: textOrNull([after, ...respondents.map(({ text }) => text)].join(' ')),
    notes: from < 0 ? '' : joinLines(below.slice(from)),
    isRespondent: ({ page, top }) => page > start.page || (page === start.page && top >= start.top - 2),
  }
}

/**
 * Lines of one name are close together, so a line below a larger space starts a note. A line that matches `noteLine`
 * also starts a note, unless the line above ends in the middle of a name.
 */
function startsNote(line: CellLine, before: CellLine | undefined, after: string): boolean {
  if (before === undefined) return after.trim() !== '' && noteLine.test(line.text)
  if (before.page === line.page && line.top - before.top > line.size * 1.27) return true
  return noteLine.test(line.text) && !/[,&]$|\b(?:AND|OF|THE)$/i.test(before.text)
}

function readAdvocates(row: OpenRow, profile: ListProfile, isRespondent: RowParties['isRespondent']) {
  const lines = (row.cells.advocate ?? []).filter(({ text }) => text !== 'a')
  const text = (some: readonly CellLine[]) => tidy(some.map((line) => line.text.replace(/^a\s/, '')).join(' '))
  if (profile.advocates === 'closed-by-side') return closedSides(text(lines))
  if (profile.advocates === 'around-versus') {
    const whole = text(lines)
    const match = versus.exec(whole)
    if (!match) return { petitioner: names(whole, profile), respondent: [] }
    return {
      petitioner: names(whole.slice(0, match.index), profile),
      respondent: names(whole.slice(match.index + match[0].length), profile),
    }
  }
  return {
    petitioner: names(text(lines.filter((line) => !isRespondent(line))), profile),
    respondent: names(text(lines.filter(isRespondent)), profile),
  }
}

/** The mark after the names tells their side: in `A, B FOR PET. C FOR RES`, C represents the respondent. */
function closedSides(text: string): CauseListEntry['advocates'] {
  const sides: CauseListEntry['advocates'] = { petitioner: [], respondent: [] }
  for (const [, names = '', side] of text.matchAll(/(.*?)\bFOR\s+(PET|RES|CAVEAT)(?![A-Z])\.?/gi)) {
    const found = splitNames(names).filter((name) => !/^NONE$/i.test(name))
    sides[/^PET/i.test(side ?? '') ? 'petitioner' : 'respondent'].push(...found)
  }
  return sides
}

const names = (text: string, { serviceRemark }: ListProfile): string[] => {
  if (serviceRemark === undefined) return splitNames(text)
  // The numbers of the represented parties follow each name: `MR A SHAH 1.2.1-1.2.5,1.3`.
  const closed = text.split(/\s\d[\d.,\s-]*(?=\s|$)/)
  return closed.map((name) => tidy(name)).filter((name) => name !== '' && !serviceRemark.test(name))
}

const splitNames = (text: string): string[] => text.split(/\s*[,;]\s*/).flatMap((name) => textOrNull(name) ?? [])
