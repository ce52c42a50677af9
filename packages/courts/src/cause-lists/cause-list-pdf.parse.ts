import type { CourtDate } from '@peshi/contract/platform/dates'
import { PageChanged } from '../errors.ts'
import { printedNumbers } from '../reading/case-numbers.ts'
import type { CauseList, CauseListEntry } from './cause-list.ts'
import { type Cells, type Column, readCells, readColumns, straddles } from './columns.ts'
import { applyOnlyListed, closeEntry, feedEntry, hasCaseNumber, mainItem, type OpenEntry, openEntry } from './entry.ts'
import { readHeading } from './headings.ts'
import type { ListProfile } from './list-profile.ts'
import { type Line, type PdfPage, phrasesOf, readPdfPages } from './pdf-lines.ts'
import { listProfiles } from './profiles.ts'
import { readList } from './read-list.ts'

/**
 * Reads the PDF of a cause list: of the Supreme Court, Allahabad, Delhi or NCLAT, which are tables whose columns are
 * told by their header words. Formats and doubts: NOTES.md.
 * Throws `PageChanged` for a file that is no whole PDF, a header or row that is not understood, or a page in the
 * middle of a list on which no row is found.
 */
export async function parseCauseListPdf(bytes: Uint8Array): Promise<CauseList> {
  const first: PdfPage[] = []
  const rest = readPdfPages(bytes)
  let profile: ListProfile | undefined
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    first.push(next.value)
    const text = next.value.lines.map((line) => line.text).join('\n')
    profile = listProfiles.find(({ fits }) => fits.test(text))
    if (profile) break
  }
  if (!profile) return parseTable(first)
  const list = await readList(concat(first, rest), profile)
  if (list.entries.length === 0) {
    const named = list.sightings?.length ?? 0
    throw new PageChanged(
      named === 0
        ? 'The cause list has no item, and does not say why'
        : `No matter of the cause list could be read, though it names ${named} cases`,
    )
  }
  return list
}

async function* concat(first: readonly PdfPage[], rest: AsyncGenerator<PdfPage>): AsyncGenerator<PdfPage> {
  yield* first
  yield* rest
}

/** A table of a court without a profile, told by its header words alone. */
function parseTable(pages: PdfPage[]): CauseList {
  const reading = startReading()
  for (const page of pages) readPage(reading, page)
  close(reading)
  if (reading.entries.length === 0 && !saysNothingListed(pages))
    throw new PageChanged('The cause list has no item, and does not say why')
  requireRowsOnEveryPage(reading, pages)
  return { date: reading.date, pages: pages.length, entries: applyOnlyListed(reading.entries) }
}

interface Reading {
  columns: Column[] | null
  /** Above a table stand its court and judges; within it every line belongs to a matter. */
  isTable: boolean
  isDropped: boolean
  /** The next matter is heard with this item. */
  withItem: string | null
  open: OpenEntry | null
  /** The court was named again: the judges that follow sit from now on. */
  isNewBench: boolean
  /** Where the last line of the open matter began: its item goes on only right below. */
  linesOfOpen: number
  place: OpenEntry['place']
  date: CourtDate | null
  entries: CauseListEntry[]
  /** Pages on which a row, or a note of dropped matters, was seen. */
  seen: Set<number>
}

const startReading = (): Reading => ({
  columns: null,
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
})

function readPage(reading: Reading, { number, lines, width }: PdfPage) {
  reading.place.page = number
  const header = lines.findIndex((_, at) => readColumns(lines, at) !== null)
  // A page that repeats the header has its furniture above it; any other goes on with the table.
  const { columns } = reading
  const first = columns ? lines.findIndex((line) => itemIn(readCells(line, columns)) !== null) : -1
  if (header >= 0 && (first < 0 || header < first)) reading.isTable = false
  for (const [at, line] of lines.entries()) {
    const found = readColumns(lines, at)
    if (found) {
      reading.columns = found
      reading.isTable = true
    } else if (!isHeaderRest(lines, at)) readLine(reading, line, width)
  }
}

/** The second line of a header's cells, read with it. */
const isHeaderRest = (lines: readonly Line[], at: number): boolean => {
  const words = /^(?:petitioners?|respondents?|appellants?|advocates?|counsel|for|no\.?|\(s\)|['/()\s])+$/i
  const text = lines[at]?.text ?? ''
  return words.test(text) && (readColumns(lines, at - 1) !== null || readColumns(lines, at + 1) !== null)
}

function readLine(reading: Reading, line: Line, width: number) {
  const { columns, isTable } = reading
  const cells = columns && isTable ? readCells(line, columns) : null
  const item = cells ? itemIn(cells) : null
  if (item === null && applyHeading(reading, line, cells, width)) return
  if (!columns || cells === null || reading.isDropped) return
  if (/^\(?with\)?:?$/i.test(line.text)) {
    reading.withItem = mainItem(reading.open?.item ?? reading.entries.at(-1)?.item ?? '')
    close(reading)
    return
  }
  if (item !== null && goesOn(reading, item)) {
    if (reading.open) reading.open.item += item
  } else if (item !== null || (reading.withItem !== null && printedNumbers(cells.case ?? '').length > 0)) {
    if (straddles(line, columns))
      throw new PageChanged(`The columns of the cause list do not fit: ${line.text.slice(0, 80)}`)
    begin(reading, item)
  }
  if (reading.open) {
    feedEntry(reading.open, cells)
    reading.linesOfOpen++
  }
}

/** `5`, `5.1`, `517.`; null for any other first cell. */
function itemIn(cells: Cells): string | null {
  const text = cells.item ?? ''
  return /^\d{1,5}(?:\.\d{0,3})?$/.test(text) ? text : null
}

/** The first column is narrow: `16.1` and `19` below it are item 16.119, `517.` and `1` item 517.1. */
function goesOn({ open, linesOfOpen }: Reading, item: string): boolean {
  if (open === null || linesOfOpen !== 1 || !open.item.includes('.') || item.includes('.')) return false
  return item.length <= 3 && !hasCaseNumber(open)
}

function begin(reading: Reading, item: string | null) {
  const isPartOfOther = item === null || reading.withItem !== null
  const withItem = reading.withItem
  close(reading)
  const number = item ?? withItem ?? ''
  const connectedTo = /\.\d/.test(number) ? mainItem(number) : isPartOfOther ? withItem : null
  reading.open = openEntry(number, connectedTo, reading.place)
  reading.linesOfOpen = 0
  reading.withItem = null
  reading.seen.add(reading.place.page)
}

function close(reading: Reading) {
  if (reading.open) {
    // A wrapped item has its main part only now.
    const { open } = reading
    const connectedTo = /\.\d/.test(open.item) ? mainItem(open.item) : open.connectedTo
    reading.entries.push(closeEntry({ ...open, connectedTo }))
  }
  reading.open = null
}

/** True when the line was a heading, or furniture. */
function applyHeading(reading: Reading, line: Line, cells: Cells | null, width: number): boolean {
  const isAlone = isCentred(line, reading, width)
  // Within a table only a line of its own can be a heading: a party may be called anything.
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
      // The title comes again on later pages; "supplementary" stands below it.
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

/** A centred line in capitals, or "For …", within a table: the heading of what follows. */
function startsStage(reading: Reading, line: Line): boolean {
  if (/^\(?with\)?:?$/i.test(line.text) || !/^[Ff]or\s|^[^a-z]*$/.test(line.text)) return false
  close(reading)
  reading.place = { ...reading.place, stage: line.text }
  return true
}

/** One phrase in the middle of the page that does not begin where a column does. */
function isCentred(line: Line, { columns }: Reading, width: number): boolean {
  const [phrase, ...others] = phrasesOf(line)
  if (!phrase || others.length > 0) return false
  if (columns?.some(({ left }) => Math.abs(left - phrase.left) < 3)) return false
  return Math.abs((phrase.left + phrase.right) / 2 - width / 2) < width * 0.06
}

const saysNothingListed = (pages: readonly PdfPage[]) =>
  pages.some(({ lines }) =>
    lines.some(({ text }) => /\bno (?:matters?|cases?|items?)\b.*\blisted\b|^-*\s*nil\s*-*$/i.test(text)),
  )

function requireRowsOnEveryPage(reading: Reading, pages: readonly PdfPage[]) {
  const last = reading.entries.at(-1)?.page ?? 0
  const first = reading.entries[0]?.page ?? 0
  const empty = pages.find(({ number }) => number > first && number < last && !reading.seen.has(number))
  if (empty) throw new PageChanged(`Page ${empty.number} of the cause list has no row that we know`)
}
