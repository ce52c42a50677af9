import { itemColumn, mainItem, mainItemOf } from '@peshi/contract/courts/item'
import type { ListProblem } from '@peshi/contract/courts/list-problems'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { PageChanged } from '../errors.ts'
import { printedNumbers } from '../reading/case-numbers.ts'
import type { CauseList, CauseListEntry } from './cause-list.ts'
import { raiseItems } from './centred-rows.ts'
import { type Cells, type Column, headerWords, readCells, readColumns, straddles } from './columns.ts'
import { isDelhiList, readDelhiList } from './delhi-lists.parse.ts'
import { isCombinedList, readCombinedList } from './district-combined.parse.ts'
import { applyOnlyListed, closeEntry, feedEntry, hasCaseNumber, type OpenEntry, openEntry } from './entry.ts'
import { readGluedHeader, readGluedRow } from './glued-rows.ts'
import { readHeading } from './headings.ts'
import { addNumbers, withoutInvented } from './invented-numbers.ts'
import { checkList } from './list-checks.ts'
import { type Line, type PdfPage, phrasesOf, readPdfPages } from './pdf-lines.ts'
import { listProfiles } from './pdf-list-profiles.ts'
import { readList } from './read-list.ts'
import { createSightings, dayOf } from './sightings.ts'

/** The first pages may be an index, so this many pages are searched for the text that identifies the layout. */
const pagesToReport = 5

export const parseCauseListPdf = (bytes: Uint8Array): Promise<CauseList> => readListPages(readPdfPages(bytes))

export async function readListPages(rest: AsyncGenerator<PdfPage>): Promise<CauseList> {
  const first: PdfPage[] = []
  let read: PageReader | undefined
  while (read === undefined && first.length < pagesToReport) {
    const next = await rest.next()
    if (next.done) break
    first.push(next.value)
    read = findReader(next.value.lines.map((line) => line.text).join('\n'))
  }
  const held = new Set<string>()
  const pages = noteNumbers(concat(first, rest), held)
  return withoutInvented(read ? requireNumbers(await read(pages)) : await readTable(pages), held)
}

async function* noteNumbers(pages: AsyncIterable<PdfPage>, held: Set<string>): AsyncGenerator<PdfPage> {
  for await (const page of pages) {
    for (const { text } of page.lines) addNumbers(held, text)
    yield page
  }
}

type PageReader = (pages: AsyncIterable<PdfPage>) => Promise<CauseList>

function findReader(text: string): PageReader | undefined {
  if (isCombinedList(text)) return readCombinedList
  if (text.split('\n').some(readGluedHeader)) return readTable
  const profile = listProfiles.find(({ fits }) => fits.test(text))
  if (profile) return (pages) => readList(pages, profile)
  return isDelhiList(text) ? readDelhiList : undefined
}

function requireNumbers(list: CauseList): CauseList {
  const { entries, sightings = [], changes = [] } = list
  if (entries.length + sightings.length + changes.length === 0) throw namesNothing()
  return list
}

const namesNothing = () => new PageChanged('The cause list has no item, and does not say why')

async function* concat(first: readonly PdfPage[], rest: AsyncGenerator<PdfPage>): AsyncGenerator<PdfPage> {
  yield* first
  yield* rest
}

async function readTable(pages: AsyncIterable<PdfPage>): Promise<CauseList> {
  const reading = startReading()
  const sighted = createSightings()
  let saysNothing = false
  let count = 0
  for await (const page of pages) {
    readPage(reading, page)
    sighted.readPage(page, null, reading.columns, reading.place.court_no)
    saysNothing ||= saysNothingListed(page)
    reading.date ??= count === 0 ? dayOf(page) : null
    count++
  }
  close(reading)
  const { date, problems, seen: covered } = reading
  const entries = applyOnlyListed(reading.entries)
  for (const { item, place, texts } of reading.unnumbered)
    sighted.addRow({ item, page: place.page, court_no: place.court_no }, texts)
  sighted.cover(reading.covered)
  const sightings = sighted.end(entries, [])
  if (entries.length === 0 && sightings.length === 0 && !saysNothing) throw namesNothing()
  const checks = checkList({ entries, headings: [], sightings, dropped: reading.sighted, covered })
  return { date, pages: count, entries, sightings, checks: { ...checks, problems: [...problems, ...checks.problems] } }
}

interface Reading {
  columns: Column[] | null
  /** Set below the header of a list without columns. */
  glued: ReturnType<typeof readGluedHeader>
  isTable: boolean
  isDropped: boolean
  withItem: string | null
  open: OpenEntry | null
  isNewBench: boolean
  linesOfOpen: number
  place: OpenEntry['place']
  date: CourtDate | null
  entries: CauseListEntry[]
  seen: Set<number>
  /** Texts of the entries. */
  covered: string[]
  /** Courts and items of which only the number was read. */
  sighted: string[]
  unnumbered: { item: string; place: OpenEntry['place']; texts: string[] }[]
  problems: ListProblem[]
}

const startReading = (): Reading => ({
  columns: null,
  glued: null,
  isTable: false,
  isDropped: false,
  withItem: null,
  open: null,
  isNewBench: false,
  linesOfOpen: 0,
  place: { court_no: null, coram: [], stage: null, list: 'daily', page: 1 },
  date: null,
  entries: [],
  seen: new Set(),
  covered: [],
  sighted: [],
  unnumbered: [],
  problems: [],
})

function readPage(reading: Reading, { number, lines: printed, width }: PdfPage) {
  reading.place.page = number
  const lines = raiseRows(reading, printed, width)
  const headers = lines.map((_, at) => headerAt(reading, lines, at))
  const header = headers.findIndex((columns) => columns !== null)
  // Lines above the header row are outside the table. But if an item comes before the header row, the page continues
  // the previous page's table.
  const { columns } = reading
  const first = columns ? lines.findIndex((line) => itemIn(readCells(line, columns)) !== null) : -1
  if (header >= 0 && (first < 0 || header < first)) reading.isTable = false
  for (const [at, line] of lines.entries()) {
    const found = headers[at]
    if (found) {
      reading.columns = found === 'unknown' ? null : found
      reading.isTable = true
    } else if (!isHeaderRest(lines, headers, at)) readLine(reading, line, width)
  }
}

function raiseRows(reading: Reading, lines: Line[], width: number): Line[] {
  const headers = lines.map((_, at) => headerAt({ ...reading, problems: [] }, lines, at))
  const columns = headers.find((found) => found !== null && found !== 'unknown') ?? reading.columns
  const isHeading = (line: Line) =>
    (headers[lines.indexOf(line)] ?? null) !== null || isCentred(line, { ...reading, columns }, width)
  return columns ? raiseItems(lines, columns, isHeading) : lines
}

/**
 * Null if the line is no header row. `unknown` for a header row with unreadable columns: the rows below it must not be
 * read with the columns of an earlier header row.
 */
function headerAt(reading: Reading, lines: readonly Line[], at: number): Column[] | 'unknown' | null {
  try {
    return readColumns(lines, at)
  } catch (error) {
    if (!(error instanceof PageChanged)) throw error
    reading.problems.push({ kind: 'columns-unreadable', page: reading.place.page })
    return 'unknown'
  }
}

const isHeaderRest = (lines: readonly Line[], headers: readonly unknown[], at: number): boolean => {
  const text = lines[at]?.text ?? ''
  return (
    text !== '' && headerWords.test(text) && ((headers[at - 1] ?? null) !== null || (headers[at + 1] ?? null) !== null)
  )
}

function readLine(reading: Reading, line: Line, width: number) {
  const { columns, isTable } = reading
  if (!columns && readGluedLine(reading, line.text)) return
  const cells = columns && isTable ? readCells(line, columns) : null
  const item = cells ? itemIn(cells) : null
  if (item === null && applyHeading(reading, line, cells, width)) return
  if (!columns) giveUpRespondent(reading)
  if (!columns || cells === null || reading.isDropped) return
  if (/^\(?with\)?:?$/i.test(line.text)) {
    reading.withItem = mainItem(reading.open?.item ?? reading.entries.at(-1)?.item ?? '')
    close(reading)
    return
  }
  if (item !== null && isContinued(reading, item)) {
    if (reading.open) reading.open.item += item
  } else if (item !== null || (reading.withItem !== null && printedNumbers(cells.case ?? '').length > 0)) {
    if (straddles(line, columns)) {
      close(reading)
      reading.problems.push({ kind: 'columns-differ', page: reading.place.page, text: line.text.slice(0, 80) })
      return
    }
    begin(reading, item)
  }
  if (reading.open) {
    feedEntry(reading.open, cells)
    reading.linesOfOpen++
  }
}

function readGluedLine(reading: Reading, text: string): boolean {
  const header = readGluedHeader(text)
  const row = reading.glued && !reading.isDropped ? readGluedRow(text, reading.glued.hasMoreColumns) : null
  if (header) {
    close(reading)
    reading.glued = header
  } else if (row) {
    begin(reading, row.item)
    if (reading.open) feedEntry(reading.open, row.cells)
  }
  return header !== null || row !== null
}

/** A line below a row without columns may continue the respondent's name or another column. */
function giveUpRespondent({ open }: Reading) {
  if (open?.respondents) open.remarks.unshift(...open.respondents)
  if (open) open.respondents = null
}

function itemIn(cells: Cells): string | null {
  const text = cells.item ?? ''
  return itemColumn.withPart.test(text) ? text : null
}

/**
 * True if `item` is the second line of a wrapped item number: `16.1` above `19` is item 16.119, and `517.` above `1` is
 * item 517.1.
 */
function isContinued({ open, linesOfOpen }: Reading, item: string): boolean {
  if (open === null || linesOfOpen !== 1 || !open.item.includes('.') || item.includes('.')) return false
  return item.length <= 3 && !hasCaseNumber(open)
}

function begin(reading: Reading, item: string | null) {
  const isPartOfOther = item === null || reading.withItem !== null
  const withItem = reading.withItem
  close(reading)
  const number = item ?? withItem ?? ''
  const connectedTo = mainItemOf(number) ?? (isPartOfOther ? withItem : null)
  reading.open = openEntry(number, connectedTo, reading.place)
  reading.linesOfOpen = 0
  reading.withItem = null
  reading.seen.add(reading.place.page)
}

function close(reading: Reading) {
  if (reading.open) {
    const { open } = reading
    const connectedTo = mainItemOf(open.item) ?? open.connectedTo
    const texts = [open.case, open.parties, open.respondents ?? [], open.notes, open.remarks].map((lines) =>
      lines.join(' '),
    )
    reading.open = null
    try {
      reading.entries.push(closeEntry({ ...open, connectedTo }))
      reading.covered.push(...texts)
    } catch (error) {
      if (!(error instanceof PageChanged)) throw error
      const isNumbered = hasCaseNumber(open)
      if (isNumbered) reading.sighted.push(`${open.place.court_no} ${open.item}`)
      else reading.unnumbered.push({ item: open.item, place: open.place, texts })
      const kind = isNumbered ? 'parties-missing' : 'number-missing'
      reading.problems.push({ kind, court_no: open.place.court_no, item: open.item })
    }
  }
}

function applyHeading(reading: Reading, line: Line, cells: Cells | null, width: number): boolean {
  const isAlone = isCentred(line, reading, width)
  // Party names can contain the words of a heading. Inside a table, a heading must therefore be centred and alone, or
  // begin with DROP NOTE.
  if (cells !== null && !isAlone && !/^DROP NOTE/i.test(line.text)) return false
  const heading = readHeading(line.text, cells !== null)
  if (heading === null) return cells !== null && isAlone && startsStage(reading, line)
  switch (heading.is) {
    case 'court':
      if (reading.place.court_no !== heading.courtNo) {
        close(reading)
        reading.place = { ...reading.place, court_no: heading.courtNo, coram: [], stage: null }
      }
      reading.isNewBench = true
      reading.isTable = false
      reading.isDropped = false
      break
    case 'judge':
      reading.place = {
        ...reading.place,
        coram: [...new Set([...(reading.isNewBench ? [] : reading.place.coram), heading.name])],
      }
      reading.isNewBench = false
      break
    case 'stage':
      close(reading)
      reading.place = { ...reading.place, stage: heading.name }
      reading.isDropped = false
      break
    case 'list':
      if (cells !== null) close(reading)
      // A supplementary list's title says "daily" on every page, and only a line below it says "supplementary". So
      // after the first title, which sets the date, "daily" is ignored.
      if (heading.list !== 'daily' || reading.date === null) reading.place = { ...reading.place, list: heading.list }
      reading.date ??= heading.date
      reading.isDropped = false
      break
    case 'dropped':
      close(reading)
      reading.isDropped = true
      reading.seen.add(reading.place.page)
      break
    case 'furniture':
      break
  }
  return true
}

function startsStage(reading: Reading, line: Line): boolean {
  if (/^\(?with\)?:?$/i.test(line.text) || !/^[Ff]or\s|^[^a-z]*$/.test(line.text)) return false
  close(reading)
  reading.place = { ...reading.place, stage: line.text }
  return true
}

function isCentred(line: Line, { columns }: Reading, width: number): boolean {
  const [phrase, ...others] = phrasesOf(line)
  if (!phrase || others.length > 0) return false
  if (columns?.some(({ left }) => Math.abs(left - phrase.left) < 3)) return false
  return Math.abs((phrase.left + phrase.right) / 2 - width / 2) < width * 0.06
}

const saysNothingListed = ({ lines }: PdfPage) =>
  lines.some(({ text }) => /\bno (?:matters?|cases?|items?)\b.*\blisted\b|^-*\s*nil\s*-*$/i.test(text))
