import type { Element } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { checkColumns } from './columns.ts'
import { isBlank, lineOf } from './page.ts'

const isElement = (node: { type: string }): node is Element => node.type === 'tag'

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

/**
 * A table with header row. Empty rows are dropped. Throws `PageChanged` for rows with fewer cells than `fewest`, or
 * cells that contradict their header.
 */
export function readGrid(table: Element, fewest: number): Grid {
  const [header, ...rest] = rowsOf(table)
    .map((row) => ({ row, cells: cellsOf(row) }))
    .filter(({ row, cells }) => cells.length > 1 || !isBlank(row))
  const headers = header?.cells.map((cell) => lineOf(cell).toLowerCase()) ?? []
  if (headers.length < fewest) throw new PageChanged(`A table has lost its header: ${headers.join(' | ').slice(0, 80)}`)
  const wide = (header?.cells ?? []).reduce((sum, cell) => sum + Number(cell.attribs.colspan ?? 1), 0)
  const rows: Element[][] = []
  for (const { cells } of rest) {
    if (cells.every(isBlank)) continue
    // A full-width line ("No orders uploaded", a sub-heading) is not a row.
    if (cells.length === 1 && Number(cells[0]?.attribs.colspan ?? 1) > 1) continue
    if (cells.length < fewest) throw new PageChanged(`A row has ${cells.length} cells instead of ${headers.length}`)
    if (!cells.slice(wide).every(isBlank))
      throw new PageChanged(`A row has ${cells.length} cells under ${wide} columns`)
    rows.push(cells)
  }
  checkColumns(headers, rows)
  return { headers, rows }
}

/** Column whose header has one of these words; `PageChanged` if none. */
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
