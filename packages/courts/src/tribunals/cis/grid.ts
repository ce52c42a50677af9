import type { Element } from 'domhandler'
import { PageChanged } from '../../errors.ts'
import { checkColumns } from '../../reading/columns.ts'
import { isBlank, lineOf, type Page } from '../../reading/page.ts'
import { cellsOf, type Grid, rowsOf } from '../../reading/tables.ts'

/**
 * Reads the first table with at least `columns` columns. Skips shorter rows above the header, e.g. a heading. Null if
 * there is no such table. Throws `PageChanged` if no column name matches `column`.
 */
export function findGrid($: Page, column: RegExp, columns: number): Grid | null {
  for (const table of $('table').toArray()) {
    const rows = rowsOf(table).filter((row) => !cellsOf(row).every(isBlank))
    const at = rows.findIndex((row) => cellsOf(row).length >= columns && $(row).find('table').length === 0)
    const header = rows[at]
    if (!header) continue
    if (!cellsOf(header).some((cell) => column.test(lineOf(cell)))) {
      throw new PageChanged(`A table has no column ${column.source}`)
    }
    return readRows(header, rows.slice(at + 1), columns)
  }
  return null
}

function readRows(header: Element, rest: Element[], columns: number): Grid {
  const rows: Element[][] = []
  for (const row of rest) {
    const cells = cellsOf(row)
    // A second heading begins another table, e.g. DRT's proceedings of the recovery certificate.
    if (cells.length === 1 && cells.some((cell) => /\b(?:DETAILS?|STATUS)\b/.test(lineOf(cell)))) break
    if (cells.length === 1) continue
    if (cells.length < columns) throw new PageChanged(`A row has ${cells.length} cells instead of ${columns}`)
    rows.push(cells)
  }
  const headers = cellsOf(header).map((cell) => lineOf(cell).toLowerCase())
  checkColumns(headers, rows)
  return { headers, rows }
}
