// Reads the combined list of a district: all courts in one print, whose rows are centred vertically.
import { itemColumn } from '@peshi/contract/courts/item'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { findDates } from '@peshi/contract/platform/written-date'
import { printedNumbers } from '../reading/case-numbers.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { splitAtVersus } from '../reading/titles.ts'
import type { CauseList, CauseListEntry, ListHeading } from './cause-list.ts'
import { checkList } from './list-checks.ts'
import { joinPieces, type Line, type PdfPage, type Piece } from './pdf-lines.ts'
import { createPrintPages } from './print-pages.ts'
import { shareLines } from './share-lines.ts'
import { createSightings } from './sightings.ts'

export const isCombinedList = (text: string): boolean =>
  /^\s*CAUSE LIST DATED\s*:/im.test(text) && /^\s*IN THE COURT OF\s*:/im.test(text)

const kinds = ['item', 'case', 'filed', 'parties', 'advocate', 'police'] as const
type Kind = (typeof kinds)[number]
type Cells = Partial<Record<Kind, string[]>>

interface Row {
  item: string
  page: number
  place: Place
  cells: Cells
}

interface Place {
  coram: string[]
  bench: string | null
  stage: string | null
}

const furniture = /^(?:Cause List(?: https?:.*)?|https?:\S+|\d+ of \d+\b.*|Print)$/i
const listDate = /^CAUSE LIST DATED\s*:\s*(.+)$/i
const courtHead = /^IN THE COURT OF\s*:\s*(.+)$/i
const headerNames = new Set(
  'S SR NO CASE TYPE YEAR DOI DATE TITLE ADVOCATE FIR F I R POLICE STATION PS SH SMT OF'.split(' '),
)
const isHeader = (text: string) => text.split(/[\s/().,]+/).every((word) => word === '' || headerNames.has(word))
const caseCell = /^[A-Z][A-Z\d.() -]*\/\d{1,7}\/(?:19|20)\d\d/i

export async function readCombinedList(pages: AsyncIterable<PdfPage>): Promise<CauseList> {
  const reader = new CombinedReader()
  for await (const page of pages) reader.readPage(page)
  return reader.end()
}

class CombinedReader {
  private readonly rows: Row[] = []
  private readonly headings: ListHeading[] = []
  private readonly notices: string[] = []
  private readonly sightings = createSightings()
  private readonly printPages = createPrintPages()
  private place: Place = { coram: [], bench: null, stage: null }
  private section: string | null = null
  private date: CourtDate | null = null
  private lefts: number[] = []
  private itemLeft = 0
  private isHead = false
  private page = 0
  /** The lines of the page from here on, up to the next court. */
  private table: readonly Line[] = []

  readPage(page: PdfPage) {
    this.page = page.number
    this.printPages.readPage(page.lines)
    const lines = page.lines.filter(({ text }) => text !== '' && !furniture.test(text))
    this.itemLeft = lines.flatMap((line) => itemOf(line)?.left ?? [])[0] ?? this.itemLeft
    let part: Line[] = []
    this.table = tableFrom(lines, 0)
    for (const [at, line] of lines.entries()) {
      if (!this.isHeading(line)) part.push(line)
      else {
        this.readPart(part)
        part = []
        this.readHeading(line)
        if (isHeader(line.text)) this.table = tableFrom(lines, at + 1)
      }
    }
    this.readPart(part)
    this.sightings.readPage(page, null, null, null)
  }

  end(): CauseList {
    const entries = this.rows.flatMap((row) => this.toEntry(row) ?? [])
    const sightings = this.sightings.end(entries, [])
    const covered = new Set(this.rows.map(({ page }) => page))
    const { headings, date } = this
    for (const heading of headings) heading.date = date
    return {
      date,
      pages: this.page,
      entries,
      headings,
      notices: this.notices,
      sightings,
      checks: checkList({ entries, headings, sightings, dropped: [], covered, open: this.printPages.end() }),
    }
  }

  /** A stage begins at the left edge of the item numbers. Between a court's name and its table, all lines are headings. */
  private isHeading({ text, pieces: [first] }: Line): boolean {
    if (this.isHead || listDate.test(text) || courtHead.test(text) || isHeader(text) || /\bCOURTS?,/.test(text))
      return true
    const isAtItems = first !== undefined && Math.abs(first.left - this.itemLeft) < 3
    return isAtItems && !itemColumn.short.test(first.text.trim())
  }

  private readHeading({ text }: Line) {
    const [day] = findDates(listDate.exec(text)?.[1] ?? '', () => Number.NaN)
    const judge = courtHead.exec(text)?.[1]
    if (day) this.date ??= day.date
    else if (judge !== undefined) {
      this.place = { coram: [tidy(judge)], bench: null, stage: null }
      this.isHead = true
      this.lefts = []
      const heading = { court_no: null, coram: this.place.coram, date: null, list: this.section, room: null }
      this.headings.push({ ...heading, from_item: null, to_item: null, entries: 0, counted: null })
    } else if (isHeader(text)) {
      this.isHead = false
      this.lefts = []
    } else if (/\bCOURTS?,/.test(text)) this.section = tidy(text)
    else if (this.isHead) this.place.bench = tidy(`${this.place.bench ?? ''} ${text}`)
    else if (this.rows.length === 0 && this.headings.length === 0) this.notices.push(text)
    else this.place = { ...this.place, stage: tidy(text) }
  }

  private readPart(lines: readonly Line[]) {
    const pieces = lines.flatMap(({ pieces: some, top }) => some.map((piece) => ({ ...piece, top })))
    const numbers = lines.flatMap((line) => itemOf(line) ?? [])
    if (numbers.length === 0 && this.lefts.length === 0) return
    if (this.lefts.length === 0) this.lefts = columnsOf(this.table)
    const rows = numbers.map(({ text }): Row => ({ item: text, page: this.page, place: { ...this.place }, cells: {} }))
    for (const [at, kind] of kinds.entries()) {
      const own = ownLines(pieces.filter((piece) => columnOf(piece, this.lefts) === at))
      if (kind === 'item') continue
      const shares = shareLines(
        numbers.map(({ top }) => top),
        own.map(({ top }) => top),
      )
      for (const [line, share] of shares.entries()) {
        const row = share < 0 ? this.rows.at(-1) : rows[share]
        if (row) row.cells[kind] = [...(row.cells[kind] ?? []), own[line]?.text ?? '']
      }
    }
    this.rows.push(...rows)
  }

  private toEntry({ item, page, place, cells }: Row): CauseListEntry | null {
    const written = tidy((cells.case ?? []).join(' ')).replace(/\s*\/\s*/g, '/')
    const numbers = caseCell.test(written) ? [written] : printedNumbers((cells.case ?? []).join(' '))
    const [petitioner = '', respondent] = splitAtVersus(tidy((cells.parties ?? []).join(' ')))
    const [ofPetitioner = '', ofRespondent = ''] = splitAtVersus(` ${tidy((cells.advocate ?? []).join(' '))}`)
    const police = tidy((cells.police ?? []).join(' '))
    const texts = [...Object.values(cells)].map((lines) => lines.join(' '))
    if (numbers.length === 0) {
      this.sightings.addRow({ item, page, court_no: null }, texts)
      return null
    }
    if (police !== '') this.sightings.cover([police])
    const heading = this.headings.findLast(({ coram }) => coram[0] === place.coram[0])
    if (heading) {
      heading.entries++
      heading.from_item ??= item
      heading.to_item = item
    }
    return {
      court_no: null,
      date: this.date,
      coram: place.coram,
      bench: place.bench,
      item,
      connected_to: null,
      case_numbers: numbers,
      parties: { petitioner, respondent: textOrNull(respondent) },
      advocates: { petitioner: namesIn(ofPetitioner), respondent: namesIn(ofRespondent) },
      stage: place.stage,
      list: 'daily',
      listed: true,
      note: police === '' ? null : `FIR ${police}`,
      page,
    }
  }
}

function tableFrom(lines: readonly Line[], from: number): readonly Line[] {
  const end = lines.findIndex(({ text }, at) => at >= from && courtHead.test(text))
  return lines.slice(from, end < 0 ? undefined : end)
}

const namesIn = (text: string) => text.split(/\s*[,;]\s*/).flatMap((name) => textOrNull(name) ?? [])

type PlacedPiece = Piece & { top: number }

const itemOf = ({ pieces: [first, second], top }: Line) =>
  first && itemColumn.short.test(first.text.trim()) && /^(?:[A-Z]|\d\d\/\d\d\/\d{4})/i.test(second?.text.trim() ?? '')
    ? { text: first.text.trim(), left: first.left, next: second?.left ?? 0, top }
    : null

/**
 * Every column's cells begin at one left edge. The columns: item, case number, date of filing, title, advocates, and in
 * criminal courts the FIR. In the column of advocates, every row has at least the word "Vs.".
 */
function columnsOf(lines: readonly Line[]): number[] {
  const items = lines.flatMap((line) => itemOf(line) ?? [])
  const filed = lines.flatMap(({ pieces }) => pieces).find(({ text }) => /^\d\d\/\d\d\/\d{4}/.test(text.trim()))
  const first = items.find(({ next }) => next < (filed?.left ?? 0) - 2)
  if (!first || !filed) return []
  const behind = lines.flatMap(({ pieces }) => pieces.flatMap(({ left }) => (left > filed.right - 2 ? [left] : [])))
  const title = Math.min(...behind)
  const begun = lines.flatMap(({ pieces }) =>
    pieces.filter(({ left }, at) => left > title + 30 && left - (pieces[at - 1]?.right ?? 0) > widestSpace),
  )
  const edges = [...Map.groupBy(begun, ({ left }) => Math.round(left))]
    .filter(([, pieces]) => pieces.length >= items.length * 0.4)
    .map(([left]) => left)
    .toSorted((one, other) => one - other)
  const apart = edges.filter((left, at) => at === 0 || left - (edges[at - 1] ?? 0) > 8)
  return [first.left, first.next, filed.left, title, ...apart.slice(0, 2)]
}

/** In points, between two words of a cell. */
const widestSpace = 3.5

const columnOf = ({ left }: Piece, lefts: readonly number[]) => lefts.findLastIndex((one) => one <= left + 2)

/** A cell's line may be printed in several pieces. */
function ownLines(pieces: readonly PlacedPiece[]): { top: number; text: string }[] {
  const rows = Map.groupBy(pieces, ({ top }) => Math.round(top))
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) => ({
      top: row[0]?.top ?? 0,
      text: joinPieces(
        row.toSorted((one, other) => one.left - other.left),
        8,
      ),
    }))
}
