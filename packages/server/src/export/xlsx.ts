import { once } from 'node:events'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
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
  const isClosed = new Promise((resolve) => out.once('close', resolve))
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
    await Promise.race([letFlow(sheet), isClosed])
    if (out.destroyed) return
  }
  sheet.commit()
  await book.commit()
}

/**
 * The library writes on however full what it writes into is, and would hold the whole file: measured at 100,000 rows,
 * 220 MB and nothing sent before the last. So each batch waits here until the one before has flowed off. The pipes are
 * not among what the library declares; they are there as soon as the archive has begun with this sheet.
 */
async function letFlow(sheet: object): Promise<void> {
  await nextTurn()
  const pipes = 'stream' in sheet && hasPipes(sheet.stream) ? sheet.stream.pipes : []
  await Promise.all(pipes.map((pipe) => pipe.writableNeedDrain && once(pipe, 'drain')))
}

const hasPipes = (stream: unknown): stream is { pipes: Writable[] } =>
  typeof stream === 'object' && stream !== null && 'pipes' in stream && Array.isArray(stream.pipes)

function toCell<Row>({ kind, value }: Column<Row>, row: Row) {
  const shown = value(row)
  return kind === 'date' && typeof shown === 'string' ? new Date(`${shown}T00:00:00Z`) : shown
}
