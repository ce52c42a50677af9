import { mainItemOf } from '@peshi/contract/courts/item'
import type { ListProblem } from '@peshi/contract/courts/list-problems'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { readDate } from '../reading/dates.ts'
import { tidy } from '../reading/text.ts'
import type { CauseList, CauseListEntry, ListHeading } from './cause-list.ts'
import { readDropNote } from './drop-note.ts'
import { applyOnlyListed } from './entry.ts'
import { checkList } from './list-checks.ts'
import type { ListProfile } from './list-profile.ts'
import { closeRow, feedRow, joinCase, type OpenRow, type RowPlace } from './list-rows.ts'
import { createListStages, type ListStages } from './list-stages.ts'
import { cutLine, findHeaders, isCentred, placeColumns, type TableCells, type TableColumn } from './list-table.ts'
import { commonSize, groupFrom } from './page-lines.ts'
import { type Line, type PdfPage, phrasesOf } from './pdf-lines.ts'
import { createSightings, dayOf } from './sightings.ts'
import { createVideoLinks } from './video-links.ts'

export async function readList(pages: AsyncIterable<PdfPage>, profile: ListProfile): Promise<CauseList> {
  const reader = new ListReader(profile)
  let count = 0
  for await (const page of pages) {
    reader.readPage(page)
    count++
  }
  return reader.end(count)
}

interface Pending extends Partial<Omit<ListHeading, 'coram'>> {
  coram: string[]
}

class ListReader {
  private readonly entries: CauseListEntry[] = []
  private readonly headings: ListHeading[] = []
  private readonly notices: string[][] = [[]]
  private readonly caveats: string[] = []
  private readonly dropped: string[] = []
  private readonly sightings = createSightings()
  private readonly links = createVideoLinks()
  private readonly covered = new Set<number>()
  private readonly open: ListProblem[] = []
  private hasEnded = true
  private columns: TableColumn[] | null = null
  private mode: 'front' | 'head' | 'table' = 'front'
  private pending: Pending | null = null
  private isDropped = false
  private isTail = false
  private row: OpenRow | null = null
  private place: RowPlace = { court_no: null, coram: [], stage: null, list: 'daily', date: null }
  private date: CourtDate | null = null
  /** The day in the text of the first page, for a list without headings. */
  private firstDay: CourtDate | null = null
  private readonly stages: ListStages
  private page = 0
  private width = 0
  private bodySize = 0
  private held: Line[] = []

  private readonly profile: ListProfile

  constructor(profile: ListProfile) {
    this.profile = profile
    this.stages = createListStages(profile)
  }

  readPage(page: PdfPage) {
    if (this.page === 0) this.firstDay = dayOf(page)
    this.page = page.number
    this.width = page.width
    const headers = findHeaders(page.lines)
    const placed = placeColumns(page.lines, this.profile)
    if (placed) this.columns = placed
    const columns = placed ?? headers[0]?.columns ?? this.columns
    const isItemRow = (line: Line) => columns !== null && /^\d/.test(line.text) && this.isItem(cutLine(line, columns))
    this.bodySize = commonSize(page.lines, isItemRow, this.bodySize)
    const anchor = this.profile.columns.by === 'anchor' ? this.profile.columns.anchor : null
    for (let at = 0; at < page.lines.length; at++) {
      const line = page.lines[at]
      const header = headers.find(({ from }) => from === at)
      if (!line) continue
      if (header && this.isDropped) {
        // A drop note (cases removed from the list) is a separate table, so it ends the table above it.
        this.isDropped = false
        this.mode = 'head'
        this.dropNote(page.lines.slice(at, headers.find(({ from }) => from > at)?.from))
      } else if (header) {
        if (!placed) this.columns = header.columns
        this.mode = 'table'
        this.isDropped = false
        at = header.to
      } else if (anchor?.test(line.text)) {
        this.mode = 'table'
      } else if (this.profile.rows === 'middle' && this.mode === 'table') {
        const group = groupFrom(
          page.lines,
          at,
          headers.map(({ from }) => from),
        )
        this.readGroup(
          group,
          headers.some(({ to }) => to === at - 1),
          at + group.length >= page.lines.length,
        )
        at += group.length - 1
      } else this.readLine(line)
    }
    this.links.readPage(page, this.pending?.court_no ?? this.place.court_no)
    this.sightings.readPage(page, this.profile, this.columns, this.place.court_no)
  }

  end(pages: number): CauseList {
    this.closeRow()
    this.expectEnd()
    const { headings } = this
    const entries = applyOnlyListed(this.entries)
    const dates = new Set(headings.map(({ date }) => date))
    const sightings = this.sightings.end(entries, this.caveats)
    return {
      date: headings.length === 0 ? this.firstDay : dates.size > 1 ? null : this.date,
      pages,
      entries,
      headings,
      notices: this.notices.map((lines) => tidy(lines.join(' '))).filter((text) => text !== ''),
      links: this.links.end(),
      caveats: this.caveats,
      sightings,
      checks: checkList({
        entries,
        headings,
        sightings,
        dropped: this.dropped,
        covered: this.covered,
        open: this.open,
      }),
    }
  }

  private readLine(line: Line) {
    const { profile } = this
    if (this.mode === 'table' && profile.end?.test(line.text)) this.hasEnded = true
    if (profile.headStart.test(line.text)) this.startHead()
    if (this.mode === 'table' || this.startsTable(line)) {
      this.mode = 'table'
      if (!profile.furniture.test(line.text)) this.readTableLine(line)
    } else if (this.mode === 'head') this.readHead(line)
    else if (!profile.furniture.test(line.text)) this.notice(line.text)
  }

  private startHead() {
    this.closeRow()
    this.mode = 'head'
    this.pending = { coram: [] }
    this.notices.push([])
    this.isDropped = false
    this.stages.clear()
  }

  private startsTable(line: Line): boolean {
    if (this.profile.columns.by !== 'place' || !this.columns) return false
    const cells = cutLine(line, this.columns)
    return this.isItem(cells) && /\d/.test(cells.case ?? '')
  }

  private readHead(line: Line) {
    if (/\bDROP NOTE\b/i.test(line.text)) this.isDropped = true
    const total = this.profile.total?.exec(line.text)?.[1]
    if (total !== undefined && this.pending) {
      this.pending.counted = Number(total)
      return
    }
    for (const { text } of phrasesOf(line, 2.5))
      if (!this.readHeadText(text, line) && !this.profile.furniture.test(text)) this.notice(text)
  }

  private readHeadText(text: string, line: Line): boolean {
    const groups = this.profile.head.map((pattern) => pattern.exec(text)?.groups).find((one) => one !== undefined)
    if (!groups) {
      if (line.size < this.bodySize * 1.12 || !this.profile.hasStagesInHead) return false
      if (this.pending && (this.pending.court_no || this.pending.coram.length > 0)) this.setStage(text, line)
      return true
    }
    this.pending ??= { coram: [] }
    const { pending } = this
    if (groups.chief ?? groups.registrar ?? groups.court) this.notices.at(-1)?.unshift(text)
    if (groups.chief) pending.court_no = '1'
    else if (groups.registrar) pending.court_no = `R${groups.registrarNo ?? ''}`
    else if (groups.court) pending.court_no = groups.court
    if (groups.judge?.trim()) pending.coram.push(tidy(groups.judge))
    if (groups.list) pending.list = tidy(groups.list)
    if (groups.room) pending.room = groups.room
    if (groups.date) pending.date = readDate(groups.date)
    if (groups.bench) this.notice(groups.bench)
    return true
  }

  private expectEnd() {
    const heading = this.headings.at(-1)
    if (!this.hasEnded && heading)
      this.open.push({ kind: 'end-missing', court_no: heading.court_no, item: heading.to_item ?? '?' })
  }

  private commitHead() {
    const { pending } = this
    this.pending = null
    if (!pending) return
    const isSame = pending.coram.length === 0 && (pending.court_no ?? this.place.court_no) === this.place.court_no
    if (isSame && this.headings.length > 0) return
    this.expectEnd()
    this.hasEnded = this.profile.end === undefined
    this.date = pending.date ?? this.date
    const list = pending.list ?? null
    this.place = {
      court_no: pending.court_no ?? null,
      coram: pending.coram,
      stage: this.place.stage,
      list: /SUPPL/i.test(list ?? '') ? 'supplementary' : /ADVANCE|TENTATIVE/i.test(list ?? '') ? 'advance' : 'daily',
      date: this.date,
    }
    this.place.stage = this.stages.current()
    this.headings.push({
      court_no: this.place.court_no,
      coram: this.place.coram,
      date: this.date,
      list,
      room: pending.room ?? null,
      from_item: null,
      to_item: null,
      entries: 0,
      counted: pending.counted ?? null,
    })
  }

  private readTableLine(line: Line) {
    if (!this.columns || this.isDropped) return this.notice(line.text)
    const isNote = this.isTail && line.size < this.bodySize
    // A heading's second line may begin where a column begins.
    const isBelowStage = !this.row && this.stages.isContinuedBy(line, this.page)
    const alone = !isNote && isCentred(line, isBelowStage ? [] : this.columns, this.width)
    const isLarge = line.size >= this.bodySize * 1.12
    const { profile } = this
    if (profile.matterNote?.test(line.text) && alone) {
      this.notice(line.text)
      this.row?.notes.push(line.text)
      return
    }
    if (alone || isLarge) {
      const groups = profile.head.map((pattern) => pattern.exec(line.text)?.groups).find((one) => one !== undefined)
      if (groups?.date) return
      if (groups?.court ?? groups?.chief ?? groups?.registrar) {
        const courtNo = groups?.chief ? '1' : groups?.court
        if (courtNo === this.place.court_no) return
        this.startHead()
        this.readHead(line)
        return
      }
      if (isLarge || profile.hasCentredStages) return this.setStage(line.text, line)
    }
    const cells = cutLine(line, this.columns)
    if (cells.item !== undefined && !this.isItem(cells) && !this.isItemRest(cells, line)) {
      // A line at the left edge without an item number belongs to no matter. It may be a signature or a note of full
      // page width.
      this.closeRow()
      this.isTail ||= profile.matterTail?.test(line.text) === true
      if (this.isTail) this.covered.add(this.page)
      return this.notice(line.text)
    }
    this.isTail = false
    this.readCells(cells, line)
  }

  private isItem = (cells: TableCells) => cells.item !== undefined && this.profile.item.test(cells.item)

  /** A wrapped item number continues directly below: `1709` with `.1` below it. */
  private isItemRest(cells: TableCells, line: Line): boolean {
    if (!this.row || this.row.page !== this.page || !/^\.?\d{1,3}$/.test(cells.item ?? '')) return false
    return line.top - this.row.itemTop < line.size * 1.6
  }

  private readCells(cells: TableCells, line: Line) {
    this.stages.endHeading()
    if (this.isItemRest(cells, line) && this.row) {
      this.row.item += cells.item
      this.row.itemTop = line.top
      this.row.connectedTo = mainItemOf(this.row.item)
    } else if (this.isItem(cells)) this.openRow('matter', cells.item ?? '', line)
    else if (cells.case !== undefined && this.profile.caveat?.test(cells.case)) this.openRow('caveat', '', line)
    else if (cells.case !== undefined && this.startsConnected(cells.case, cells)) this.openRow('connected', '', line)
    if (this.row) {
      feedRow(this.row, cells, line, this.page)
      this.covered.add(this.page)
    } else this.notice(line.text)
  }

  private startsConnected(text: string, cells: TableCells): boolean {
    const { connected } = this.profile
    if (!connected?.test(text) || cells.parties === undefined) return false
    return !/^IN$/i.test(this.row?.cells.case?.at(-1)?.text ?? '')
  }

  private openRow(kind: OpenRow['kind'], item: string, line: Line) {
    const main =
      this.row?.connectedTo ?? this.row?.item ?? this.entries.at(-1)?.connected_to ?? this.entries.at(-1)?.item ?? ''
    this.closeRow()
    this.commitHead()
    const connectedTo = kind === 'matter' ? mainItemOf(item) : main
    this.row = {
      kind,
      item: kind === 'matter' ? item : main,
      connectedTo,
      page: this.page,
      itemTop: line.top,
      place: { ...this.place },
      cells: {},
      notes: [],
    }
  }

  private closeRow() {
    const { row } = this
    this.row = null
    if (!row) return
    if (row.kind === 'caveat') {
      const text = tidy((row.cells.case ?? []).map((line) => line.text).join(' '))
      const number = /^Caveat\s+\d+\/\d{4}/i.exec(text)?.[0]
      if (number) this.caveats.push(number)
      return
    }
    const entry = closeRow(row, this.profile)
    const texts = Object.values(row.cells).map(joinCase)
    if (!entry) {
      this.sightings.addRow({ ...row, court_no: row.place.court_no }, texts)
      return
    }
    this.sightings.cover(texts)
    this.entries.push(entry)
    const heading = this.headings.at(-1)
    if (!heading) return
    heading.entries++
    if (entry.connected_to !== null) return
    heading.from_item ??= entry.item
    heading.to_item = entry.item
  }

  private setStage(text: string, line: Line) {
    const name = this.stages.nameIn(text)
    if (name === null) return
    this.closeRow()
    this.stages.add(text, name, line, this.page)
    this.place = { ...this.place, stage: this.stages.current() }
  }

  private dropNote(lines: readonly Line[]) {
    for (const { item, text } of readDropNote(lines)) {
      this.notices.splice(-1, 0, [text])
      this.dropped.push(`${this.pending?.court_no ?? this.place.court_no} ${item}`)
    }
  }

  private notice(text: string) {
    this.notices.at(-1)?.push(text)
  }

  private readGroup(group: Line[], isFirst: boolean, isLast: boolean) {
    const { columns, profile } = this
    if (!columns) return
    const [first] = group
    if (first && (profile.headStart.test(first.text) || first.size >= this.bodySize * 1.12)) {
      for (const line of group) {
        if (profile.headStart.test(line.text)) this.readLine(line)
        else if (line.size >= this.bodySize * 1.12) this.setStage(line.text, line)
        else this.readLine(line)
      }
      return
    }
    const rows = group
      .filter(({ text }) => !profile.furniture.test(text))
      .map((line) => ({ line, cells: cutLine(line, columns) }))
    const own = rows.find(({ cells }) => this.isItem(cells))
    if (own) {
      this.openRow('matter', own.cells.item ?? '', own.line)
      for (const line of this.held) if (this.row) feedRow(this.row, cutLine(line, columns), line, this.page)
      this.held = []
    } else if (isLast && this.row && this.row.page === this.page) {
      this.held = group
      return
    } else if (!isFirst) this.closeRow()
    for (const { line, cells } of rows) {
      if (this.row) {
        feedRow(this.row, cells, line, this.page)
        this.covered.add(this.page)
      } else this.notice(line.text)
    }
  }
}
