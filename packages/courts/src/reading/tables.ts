import type { Element } from 'domhandler'
import type { UnreadRow } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { checkColumns, checkContents, checkLinks } from './columns.ts'
import { isBlank, lineOf } from './page.ts'
import { joinWords, requireReadable, tryEach } from './rows.ts'

const isElement = (node: { type: string }): node is Element => node.type === 'tag'

/** Rows of the table itself, not of tables inside its cells. */
export function rowsOf(table: Element): Element[] {
  const rows: Element[] = []
  for (const child of table.children) {
    if (!isElement(child)) continue
    if (child.name === 'tr') rows.push(child)
    if (child.name === 'tbody' || child.name === 'thead' || child.name === 'tfoot') rows.push(...rowsOf(child))
  }
  return rows
}

export const cellsOf = (row: Element): Element[] =>
  row.children.filter((cell): cell is Element => isElement(cell) && (cell.name === 'td' || cell.name === 'th'))

export function firstTwoCells(table: Element): Element[] {
  const cells: Element[] = []
  for (const row of rowsOf(table)) {
    cells.push(...cellsOf(row))
    if (cells.length >= 2) break
  }
  return cells.slice(0, 2)
}

export interface Grid {
  headers: string[]
  rows: Element[][]
}

/** A table of labels and values has no row of column names. */
export const hasColumnNames = (table: Element): boolean =>
  cellsOf(rowsOf(table)[0] ?? table).filter(({ name }) => name === 'th').length > 1

/**
 * Skips empty rows. Throws `PageChanged` if a row has too few or too many cells, or if cells contradict their header.
 */
export function readGrid(table: Element, fewest: number): Grid {
  const grid = openGrid(table, fewest)
  for (const cells of grid.rows) checkWidth(grid, cells)
  checkColumns(grid.headers, grid.rows)
  return grid
}

export interface FoundGrid extends Grid {
  fewest: number
  wide: number
}

/** Does not check the rows; `readFoundRows` does. */
export function openGrid(table: Element, fewest: number): FoundGrid {
  const [header, ...rest] = rowsOf(table)
    .map((row) => ({ row, cells: cellsOf(row) }))
    .filter(({ row, cells }) => cells.length > 1 || !isBlank(row))
  const headers = header?.cells.map((cell) => lineOf(cell).toLowerCase()) ?? []
  if (headers.length < fewest) throw new PageChanged(`A table has lost its header: ${headers.join(' | ').slice(0, 80)}`)
  const wide = (header?.cells ?? []).reduce((sum, cell) => sum + Number(cell.attribs.colspan ?? 1), 0)
  const rows: Element[][] = []
  for (const { cells } of rest) {
    if (cells.every(isBlank)) continue
    // A single cell of full width is a message ("No orders uploaded") or a sub-heading.
    if (cells.length === 1 && Number(cells[0]?.attribs.colspan ?? 1) > 1) continue
    rows.push(cells)
  }
  return { headers, rows, fewest, wide }
}

function checkWidth({ headers, fewest, wide }: FoundGrid, cells: Element[]) {
  if (cells.length < fewest) throw new PageChanged(`A row has ${cells.length} cells instead of ${headers.length}`)
  if (!cells.slice(wide).every(isBlank)) throw new PageChanged(`A row has ${cells.length} cells under ${wide} columns`)
}

/** The caller must pass all rows to `requireReadable`. */
export function tryFoundRows<T extends object>(grid: FoundGrid, read: (cells: Element[]) => T): (T | UnreadRow)[] {
  const { headers, rows, fewest } = grid
  checkContents(
    headers,
    rows.filter(({ length }) => length >= fewest),
  )
  const readRow = (cells: Element[]) => {
    checkWidth(grid, cells)
    checkLinks(headers, [cells])
    return read(cells)
  }
  return tryEach(rows, readRow, wordsOfCells)
}

export const readFoundRows = <T extends object>(grid: FoundGrid, read: (cells: Element[]) => T) =>
  requireReadable(tryFoundRows(grid, read))

export const wordsOfCells = (cells: readonly Element[]) => joinWords(cells.map(lineOf))

/** The column whose header contains one of the words, the first word first. Throws `PageChanged` if there is none. */
export function columnOf(grid: Grid, ...words: string[]): number {
  const index = findColumn(grid, ...words)
  if (index === null)
    throw new PageChanged(`A table has no column "${words[0]}": ${grid.headers.join(' | ').slice(0, 120)}`)
  return index
}

export function findColumn(grid: Grid, ...words: string[]): number | null {
  for (const word of words) {
    const index = grid.headers.findIndex((header) => header.includes(word))
    if (index >= 0) return index
  }
  return null
}
