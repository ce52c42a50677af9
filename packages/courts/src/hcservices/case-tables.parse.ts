import { type AnyNode, type Element, isTag } from 'domhandler'
import { printedNumbers } from '../reading/case-numbers.ts'
import { readDate } from '../reading/dates.ts'
import { lineOf, linesOf } from '../reading/page.ts'
import { cellsOf, columnOf, findColumn, type Grid, readGrid, rowsOf } from '../reading/tables.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import type {
  CasePage,
  PagedApplication,
  PagedDocument,
  PagedHearing,
  PagedObjection,
  PagedOrder,
} from './case-page.ts'

const cellAt = (cells: Element[], column: number | null) => (column === null ? undefined : cells[column])
const textAt = (cells: Element[], column: number | null) => {
  const cell = cellAt(cells, column)
  return cell ? textOrNull(lineOf(cell)) : null
}
const dateAt = (cells: Element[], column: number | null) => readDate(textAt(cells, column))

/** Finds the column named by `words`. Only a table of fewer than five columns may lack it: the result is then null. */
const columnIfWide = (grid: Grid, ...words: string[]) =>
  grid.headers.length < 5 ? findColumn(grid, ...words) : columnOf(grid, ...words)

export function parseHistory(table: Element): PagedHearing[] {
  const grid = readGrid(table, 4)
  const type = columnIfWide(grid, 'cause list type', 'causelist type')
  const judge = columnOf(grid, 'judge')
  const business = columnOf(grid, 'business')
  const hearing = columnOf(grid, 'hearing date')
  const purpose = columnOf(grid, 'purpose')
  return grid.rows.map((cells) => ({
    causeListType: textAt(cells, type),
    judge: textAt(cells, judge),
    businessDate: dateAt(cells, business),
    nextDate: dateAt(cells, hearing),
    purpose: textAt(cells, purpose),
    businessArgs: businessArgs(cells),
  }))
}

function businessArgs(cells: Element[]): string[] | null {
  const call = findCall(cells)
  if (call === null) return null
  return (call.match(/'[^']*'|"[^"]*"/g) ?? []).map((quoted) => quoted.slice(1, -1))
}

function findCall(nodes: readonly AnyNode[]): string | null {
  for (const node of nodes) {
    if (!isTag(node)) continue
    const { onclick } = node.attribs
    const call = onclick?.includes('viewBusiness(') ? onclick : findCall(node.children)
    if (call !== null) return call
  }
  return null
}

export function parseOrders(table: Element, heading: string): PagedOrder[] {
  const grid = readGrid(table, 3)
  const number = columnOf(grid, 'order no', 'order number')
  const caseNumber = columnIfWide(grid, 'order on')
  const judge = columnIfWide(grid, 'judge')
  const date = columnOf(grid, 'order date')
  const details = columnIfWide(grid, 'details')
  return grid.rows.map((cells) => ({
    number: textAt(cells, number),
    caseNumber: tightNumber(textAt(cells, caseNumber)),
    judge: textAt(cells, judge),
    date: dateAt(cells, date),
    kind: /judg/i.test(`${textAt(cells, details) ?? ''} ${heading}`) ? 'judgment' : 'order',
    href: findLink(cells),
  }))
}

function findLink(nodes: readonly AnyNode[]): string | null {
  for (const node of nodes) {
    if (!isTag(node)) continue
    const link = node.name === 'a' && node.attribs.href ? tidy(node.attribs.href) : findLink(node.children)
    if (link !== null) return link
  }
  return null
}

export const tightNumber = (text: string | null) => (text === null ? null : text.replace(/\s*\/\s*/g, '/'))

/**
 * The cell below `IA number` has a number, then perhaps a second number in brackets, then `Classification :` and a text
 * or nothing.
 */
export function parseApplications(table: Element): PagedApplication[] {
  const grid = readGrid(table, 4)
  const number = columnOf(grid, 'ia number')
  const party = columnOf(grid, 'party')
  const filed = columnOf(grid, 'date of filing', 'filing date')
  const next = columnOf(grid, 'next date')
  const status = columnOf(grid, 'status')
  return grid.rows.map((cells) => {
    const cell = cellAt(cells, number)
    const [numbers = '', classification = ''] = (cell ? lineOf(cell) : '').split(/Classification\s*:?/i)
    const [, main = '', alt] = /^(.*?)\s*(\([^()]*\d[^()]*\))?\s*$/.exec(numbers) ?? []
    const parties = cellAt(cells, party)
    return {
      number: tidy(main),
      alt: alt ?? null,
      classification: textOrNull(classification),
      party: parties ? textOrNull(linesOf(parties).map(tidy).filter(Boolean).join(' / ')) : null,
      filedOn: dateAt(cells, filed),
      // Some benches print the purpose after the date: `08-09-2026 (For orders)`.
      nextDate: readDate(textAt(cells, next)?.replace(/\s*\(.*\)$/, '')),
      status: textAt(cells, status),
    }
  })
}

export function parseObjections(table: Element): PagedObjection[] {
  const grid = readGrid(table, 3)
  const scrutiny = columnOf(grid, 'scrutiny')
  const compliance = columnIfWide(grid, 'compliance')
  const receipt = columnIfWide(grid, 'receipt')
  const objection = grid.headers.findIndex((header) => /^objections?$/.test(header))
  return grid.rows.map((cells) => ({
    scrutinyDate: dateAt(cells, scrutiny),
    objection: textAt(cells, objection < 0 ? columnOf(grid, 'objection') : objection) ?? '',
    complianceDate: dateAt(cells, compliance),
    receiptDate: dateAt(cells, receipt),
  }))
}

export function parseDocuments(table: Element): PagedDocument[] {
  const grid = readGrid(table, 3)
  const number = columnIfWide(grid, 'document no', 'doc no')
  const received = columnIfWide(grid, 'receiving', 'receipt')
  const filedBy = columnIfWide(grid, 'filed by')
  const advocate = columnIfWide(grid, 'advocate')
  const document = columnOf(grid, 'document filed')
  return grid.rows.map((cells) => ({
    number: textAt(cells, number),
    receivedOn: dateAt(cells, received),
    filedBy: textAt(cells, filedBy),
    advocate: textAt(cells, advocate),
    document: textAt(cells, document),
  }))
}

export function parseActs(table: Element): CasePage['acts'] {
  const grid = readGrid(table, 2)
  const act = columnOf(grid, 'act')
  const section = columnOf(grid, 'section')
  return grid.rows.map((cells) => ({ act: textAt(cells, act) ?? '', section: textAt(cells, section) }))
}

export function parseLinkedCases(table: Element): CasePage['linkedCases'] {
  const grid = readGrid(table, 2)
  const [filingColumn, numberColumn] = [columnOf(grid, 'filing'), columnOf(grid, 'case n')]
  return grid.rows.map((cells) => {
    const [filing, number] = [textAt(cells, filingColumn), textAt(cells, numberColumn)]
    const note = /\(\s*([^()]*?)\s*\)\s*$/.exec(number ?? filing ?? '')?.[1] ?? null
    const plain = (text: string | null) => tightNumber(textOrNull(text?.replace(/\s*\([^()]*\)\s*$/, '')))
    return { filingNumber: plain(filing), caseNumber: plain(number), note }
  })
}

export function parseCaseNumbers(table: Element): string[] {
  const texts = rowsOf(table).flatMap(cellsOf).map(lineOf)
  return texts.flatMap((text) => printedNumbers(tightNumber(text) ?? ''))
}
