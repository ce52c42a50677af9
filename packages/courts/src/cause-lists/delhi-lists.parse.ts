// Reads the lists of the Delhi High Court: advance, supplementary, regular, finals, pronouncements, joint registrars.

import { itemColumn, printedItem } from '@peshi/contract/courts/item'
import type { ListChange } from '@peshi/contract/courts/list-changes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { findDates } from '@peshi/contract/platform/written-date'
import { hasContact, withoutContacts } from '../reading/contacts.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import type { CauseList, CauseListEntry, CauseListKind, ListHeading } from './cause-list.ts'
import type { ColumnKind } from './columns.ts'
import { delhiColumns } from './delhi-columns.ts'
import { numbersIn, type OpenRow, partsOf, role } from './delhi-rows.ts'
import {
  aside,
  bench,
  columnNames,
  court,
  delhiMark,
  furniture,
  hour,
  judge,
  listingRemark,
  pageTitle,
  registrar,
  remark,
  section,
  tail,
  time,
  titleWords,
} from './delhi-words.ts'
import { readListChanges } from './list-changes.parse.ts'
import { checkList } from './list-checks.ts'
import { cutLine, type TableColumn } from './list-table.ts'
import { type Line, type PdfPage, phrasesOf } from './pdf-lines.ts'
import { createSightings } from './sightings.ts'
import { createVideoLinks } from './video-links.ts'

/** A page of such a list names Delhi by its court's links and addresses; only few pages name the court itself. */
export const isDelhiList = (text: string): boolean =>
  !/SUPREME COURT OF INDIA/.test(text) &&
  delhiMark.test(text) &&
  /^\W*COURT (?:ROOM )?NO\.? ?\d|^DIVISION BENCH|^\W*(?:DELETION |LEAVE )?NOTE\W*$|CORRIGENDUM|REGISTRAR|CAUSE LIST/m.test(
    text,
  )

export async function readDelhiList(pages: AsyncIterable<PdfPage>): Promise<CauseList> {
  const reader = new DelhiReader()
  for await (const page of pages) reader.readPage(page)
  return reader.end()
}

interface Place {
  court_no: string | null
  bench: string | null
  coram: string[]
  stage: string | null
  time: string | null
}

interface Open extends OpenRow {
  item: string
  place: Place
  page: number
}

class DelhiReader {
  private readonly entries: CauseListEntry[] = []
  private readonly headings: ListHeading[] = []
  private readonly lines: string[] = []
  private readonly notices: string[] = []
  private readonly sightings = createSightings()
  private readonly links = createVideoLinks()
  private readonly covered = new Set<number>()
  private columns: TableColumn[] | null = null
  private isFlow = false
  private isHead = false
  private isAside = false
  private open: Open | null = null
  private place: Place = { court_no: null, bench: null, coram: [], stage: null, time: null }
  private list: CauseListKind = 'daily'
  private title: string | null = null
  private date: CourtDate | null = null
  private page = 0
  private lastSection: { top: number; page: number } | null = null

  readPage(page: PdfPage) {
    this.page = page.number
    const lines = joinNumbersOfItems(page.lines)
    const columns = delhiColumns(lines)
    if (columns) {
      this.isFlow = lines.some(({ pieces }) => pieces.some(({ text }) => /^Through\s*:/i.test(text.trim())))
      this.columns = this.isFlow ? columns.slice(0, 2) : columns
    }
    for (const [at, line] of lines.entries()) {
      this.lines.push(line.text)
      if (line.text !== '' && !furniture.test(line.text) && !this.readTitle(line, at)) this.readLine(line)
    }
    this.links.readPage(page, this.place.court_no)
    this.sightings.readPage({ ...page, lines }, null, this.isFlow ? null : this.columns, this.place.court_no)
  }

  end(): CauseList {
    this.closeEntry()
    const changes = readListChanges(this.lines, this.date)
    const changedNumbers = changes.flatMap((change) => change.case_numbers)
    const { headings } = this
    const entries = [...withoutDoubles(this.entries), ...changes.flatMap((change) => this.entryInstead(change))]
    // The list has only the number of a connected case.
    const items = entries.filter(({ connected_to }) => connected_to === null)
    const sightings = this.sightings.end(entries, changedNumbers)
    return {
      court: 'hc-delhi' as CourtId,
      date: this.date,
      pages: this.page,
      entries,
      headings,
      notices: this.notices.flatMap((text) => textOrNull(withoutContacts(text)) ?? []),
      links: this.links.end(),
      sightings,
      changes,
      hasContacts: this.lines.some(hasContact),
      checks: checkList({ entries: items, headings, sightings, dropped: [], covered: this.covered }),
    }
  }

  /** The matter that an item has after a corrigendum. */
  private entryInstead({ kind, date, bench, item, instead }: ListChange): CauseListEntry[] {
    if (kind !== 'corrected' || instead === null || item === null) return []
    const noNames = { petitioner: [], respondent: [] }
    return [
      {
        item,
        date,
        bench,
        coram: [],
        court_no: null,
        connected_to: null,
        case_numbers: [instead],
        parties: { petitioner: '', respondent: null },
        advocates: noNames,
        stage: null,
        list: this.list,
        listed: true,
        note: this.title,
        page: this.page,
      },
    ]
  }

  private readTitle({ text }: Line, at: number): boolean {
    const isTitle =
      at < 4 && (pageTitle.test(text) || (titleWords.test(text) && this.entries.length === 0 && !this.open))
    if (!isTitle) return false
    const [day] = findDates(text, () => Number.NaN)
    this.date ??= day?.date ?? null
    if (titleWords.test(text.replace(pageTitle, '').trim())) {
      this.title = tidy(text.replace(pageTitle, '').replace(/^\s*(?:[A-Z]+\s?-\s?)?\d*\s+(?=[A-Z])/, ''))
      // The court calls its list of the day an advance list. The supplementary lists go on from its numbers.
      this.list = /SUPPL/i.test(text) ? 'supplementary' : 'daily'
    }
    return true
  }

  private readLine(line: Line) {
    const { text } = line
    if (columnNames.test(text)) return
    if (tail.test(text)) return this.closeEntry()
    const listing = listingRemark.exec(text)?.[1]
    if (listing !== undefined && this.open) {
      this.isAside = false
      this.open.cells.remarks = [...(this.open.cells.remarks ?? []), listing]
      return
    }
    if (aside.test(text)) {
      this.isAside = true
      return
    }
    if (this.readHeading(line)) return
    const cells = this.columns ? cutLine(line, this.columns) : null
    if (cells && this.startsItem(cells)) return this.openEntry(cells, line)
    if (this.readSection(line)) return
    if (this.isAside) return
    if (this.isHead || !this.open || !cells) this.notices.push(text)
    else this.feed(cells, line)
  }

  private readHeading(line: Line): boolean {
    const { text } = line
    const courtNo = court.exec(text)?.[1]
    if (courtNo === undefined && !this.isHead && this.isInColumn(line)) return false
    const isBench = bench.test(text)
    const isJudge = judge.test(text) && !/\bITEM\b|\bLISTED\b|\bCOURT\b/i.test(text)
    const isRegistrar = registrar.test(text)
    if (courtNo === undefined && !isBench && !isJudge && !isRegistrar) return false
    const begins = courtNo !== undefined || !this.isHead || (isBench && this.place.coram.length > 0)
    if (begins) {
      this.closeEntry()
      this.place = { court_no: null, bench: null, coram: [], stage: null, time: null }
      this.isHead = true
      this.isAside = false
    }
    if (courtNo !== undefined) this.place.court_no = courtNo
    else if (isBench) this.place.bench = tidy(text).replace(/\s*[-–]\s*/, '-')
    else
      this.place.coram.push(
        ...text
          .replace(judge, '')
          .split(/\s+(?:AND|&)\s+(?=HON)/i)
          .map(tidy),
      )
    return true
  }

  /** True for a continued cell. Headings begin at the page's margin or stand between the columns. */
  private isInColumn({ pieces: [first] }: Line): boolean {
    if (!first || !this.columns) return false
    return this.columns.some(({ kind, left }) => kind !== 'item' && Math.abs(first.left - left) < 4)
  }

  private startsItem(cells: Partial<Record<ColumnKind, string>>): boolean {
    if (!itemColumn.marked.test(cells.item ?? '') || !/^[A-Z]/.test(cells.case ?? '')) return false
    return this.isFlow || !this.isHead || cells.parties !== undefined || cells.advocate !== undefined
  }

  private openEntry(cells: Partial<Record<ColumnKind, string>>, line: Line) {
    this.closeEntry()
    if (this.isHead || this.headings.length === 0) this.beginHeading()
    this.isHead = false
    this.isAside = false
    const item = printedItem(cells.item ?? '')
    this.open = { item, place: { ...this.place }, page: this.page, cells: {}, flow: [] }
    this.feed(cells, line)
  }

  private beginHeading() {
    const { court_no, coram } = this.place
    const heading = { court_no, coram, date: this.date, list: this.title, room: null }
    this.headings.push({ ...heading, from_item: null, to_item: null, entries: 0, counted: null })
  }

  private readSection(line: Line): boolean {
    const { text } = line
    if (time.test(text) && (this.isHead || !this.isInColumn(line))) {
      this.closeEntry()
      this.place.time = tidy(text)
      return true
    }
    if (phrasesOf(line, 3).length > 1 || text.length > 110 || /\d\/\d{4}|[@:]|\.$/.test(text)) return false
    if (this.open && remark.test(text)) return false
    if (!section.test(text) || /[a-z]{3}/.test(text) || (!this.isHead && this.isInColumn(line))) return false
    this.closeEntry()
    const last = this.lastSection
    const isContinued = last?.page === this.page && line.top - last.top < line.size * 1.4
    this.place.stage = isContinued ? `${this.place.stage} ${tidy(text)}` : tidy(text)
    this.lastSection = { top: line.top, page: this.page }
    this.isAside = false
    return true
  }

  private feed(cells: Partial<Record<ColumnKind, string>>, line: Line) {
    const { open } = this
    if (!open) return
    this.lastSection = null
    this.covered.add(this.page)
    const said = tidy(line.text)
    if (remark.test(said) && phrasesOf(line, 3).length === 1) cells = { remarks: said }
    else if (remark.test(cells.case ?? '')) cells = { ...cells, case: undefined, remarks: cells.case }
    const isFirst = Object.keys(open.cells).length === 0
    if (this.isFlow && !isFirst && !/^\s*(?:&|CM|I\.A|CRL\.M)/i.test(said)) {
      for (const phrase of phrasesOf(line, 2))
        open.flow.push({ text: phrase.text, isAdvocate: this.isAppearance(phrase) })
      return
    }
    for (const [kind, text] of Object.entries(cells) as [ColumnKind, string | undefined][])
      if (kind !== 'item' && text) open.cells[kind] = [...(open.cells[kind] ?? []), text]
  }

  private throughLeft = Number.POSITIVE_INFINITY

  private isAppearance({ left, text }: { left: number; text: string }): boolean {
    if (/^Through\s*:/i.test(text)) this.throughLeft = left
    return left >= this.throughLeft - 3 && !role.test(text)
  }

  private closeEntry() {
    const { open } = this
    this.open = null
    if (!open) return
    const { place } = open
    const parts = partsOf(open)
    const texts = Object.values(open.cells).map((lines) => lines.join(' '))
    const { numbers, applications, connected } = numbersIn(open.cells.case ?? [])
    const isRead = numbers.length > 0 && parts.petitioner !== ''
    if (!isRead) {
      if (numbers.length === 0) this.sightings.addRow({ ...place, item: open.item, page: open.page }, texts)
      return
    }
    const stage = [place.stage ?? this.title].filter(Boolean).join(' ') || null
    const remarks = open.cells.remarks ?? []
    const note = tidy(
      withoutContacts(
        [place.time ?? '', ...remarks, ...connected.map((number) => `WITH ${number}`), ...applications].join(' '),
      ),
    )
    const day = findDates((open.cells['next-date'] ?? []).join(' '), () => Number.NaN)[0]
    this.sightings.cover([(open.cells.case ?? []).join('\n')])
    const entry: CauseListEntry = {
      court_no: place.court_no,
      date: this.date,
      coram: [...place.coram],
      bench: place.bench,
      item: open.item,
      connected_to: null,
      case_numbers: numbers,
      parties: { petitioner: parts.petitioner, respondent: parts.respondent },
      advocates: parts.advocates,
      advocates_text: parts.advocatesText,
      stage,
      time: [...remarks, place.time ?? ''].find((text) => hour.test(text)) ?? null,
      list: this.list,
      listed: !/\bDELETED\b/i.test(note),
      note: textOrNull(note),
      page: open.page,
      ...(day && { next_date: day.date }),
    }
    this.entries.push(entry)
    for (const number of connected)
      this.entries.push({
        ...entry,
        connected_to: open.item,
        case_numbers: [number],
        parties: { petitioner: '', respondent: null },
        note: null,
        advocates: { petitioner: [], respondent: [] },
        advocates_text: null,
      })
    const heading = this.headings.at(-1)
    if (!heading) return
    heading.entries++
    heading.from_item ??= open.item
    heading.to_item = open.item
  }
}

/** A connected case that is also an item of its own is listed once. */
function withoutDoubles(entries: readonly CauseListEntry[]): CauseListEntry[] {
  const own = new Set(entries.flatMap((entry) => (entry.connected_to === null ? entry.case_numbers : [])))
  return entries.filter(({ connected_to, case_numbers: [number = ''] }) => connected_to === null || !own.has(number))
}

/** An item number in another font may stand some points below the line of its case number. */
function joinNumbersOfItems(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const isNumber = /^\d{1,4}\s?[.)]?$/.test(line.text)
    const isBeside =
      above && line.top - above.top < above.size * 0.5 && (above.pieces[0]?.left ?? 0) > (line.pieces[0]?.right ?? 0)
    if (above && isNumber && isBeside)
      joined[joined.length - 1] = {
        ...above,
        pieces: [...line.pieces, ...above.pieces],
        text: `${line.text} ${above.text}`,
      }
    else joined.push(line)
  }
  return joined
}
