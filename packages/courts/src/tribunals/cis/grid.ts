import type { Element } from 'domhandler'
import { PageChanged } from '../../errors.ts'
import { isBlank, lineOf, type Page } from '../../reading/page.ts'
import { cellsOf, type Grid, rowsOf } from '../../reading/tables.ts'

/**
 * The table whose header row has this column, with its rows; a heading may stand above the header. Null where the page
 * has no such table. Throws `PageChanged` for a row with fewer cells than the header, and for a table of as many
 * columns that has no such header: then the header was changed.
 */
export function findGrid($: Page, column: RegExp, columns: number): Grid | null {
  for (const table of $('table').toArray()) {
    const rows = rowsOf(table).filter((row) => !cellsOf(row).every(isBlank))
    const at = rows.findIndex((row) => {
      const headers = cellsOf(row).map(lineOf)
      return headers.length >= columns && headers.some((header) => column.test(header))
    })
    const header = rows[at]
    if (header) return readRows(header, rows.slice(at + 1), columns)
    if (rows.some((row) => cellsOf(row).length >= columns && $(row).find('table').length === 0)) {
      throw new PageChanged(`A table has no column ${column.source}`)
    }
  }
  return null
}

function readRows(header: Element, rest: Element[], columns: number): Grid {
  const rows: Element[][] = []
  for (const row of rest) {
    const cells = cellsOf(row)
    // "No record found", or a sub-heading, across the table.
    if (cells.length === 1) continue
    if (cells.length < columns) throw new PageChanged(`A row has ${cells.length} cells instead of ${columns}`)
    rows.push(cells)
  }
  return { headers: cellsOf(header).map((cell) => lineOf(cell).toLowerCase()), rows }
}
