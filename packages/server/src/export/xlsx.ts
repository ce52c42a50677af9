import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import type { Column, Table } from './table.ts'

/** A workbook, written row by row. A failure on the way breaks the stream off, so that no half file looks whole. */
export function writeXlsx<Row>(table: Table<Row>): Readable {
  const out = new PassThrough()
  fill(table, out).catch((error: Error) => out.destroy(error))
  return out
}

async function fill<Row>({ title, columns, batches }: Table<Row>, out: PassThrough): Promise<void> {
  // Loaded at the first export: the library is large, and most hours nobody exports.
  const { default: excel } = await import('exceljs')
  const book = new excel.stream.xlsx.WorkbookWriter({ stream: out, useSharedStrings: false, useStyles: true })
  const sheet = book.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ heading, width, kind }) => ({
    header: heading,
    width,
    ...(kind === 'date' && { style: { numFmt: 'dd-mm-yyyy' } }),
  }))
  const headings = sheet.getRow(1)
  headings.font = { bold: true }
  headings.commit()
  for await (const rows of batches) {
    for (const row of rows) sheet.addRow(columns.map((column) => toCell(column, row))).commit()
    // The library does not wait for a slow reader by itself.
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')])
    if (out.destroyed) return
  }
  sheet.commit()
  await book.commit()
}

function toCell<Row>({ kind, value }: Column<Row>, row: Row) {
  const shown = value(row)
  return kind === 'date' && typeof shown === 'string' ? new Date(`${shown}T00:00:00Z`) : shown
}
