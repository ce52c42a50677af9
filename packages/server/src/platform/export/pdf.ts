import { toDayFirst } from '@peshi/contract/platform/dates'
import { Invalid } from '../errors.ts'
import type { Turn } from '../files/work-pool.ts'
import { setPages } from './pages.ts'
import { type Column, isRightToLeft, type Table } from './table.ts'

/** An export may use 150 MB of memory, and typesetting takes about 27 KB per cell. */
const cellsAtMost = 5000

export const pdfRows = (columns: number) => Math.floor(cellsAtMost / columns)

export interface Letterhead {
  chamber: string
  date: string
}

export async function makePdf<Row>(
  { title, columns, batches, language }: Table<Row>,
  head: Letterhead,
  turn: Turn,
): Promise<Buffer> {
  const rows: string[][] = []
  const rowsAtMost = pdfRows(columns.length)
  for await (const batch of batches) {
    rows.push(...batch.map((row) => columns.map((column) => show(column, row))))
    if (rows.length > rowsAtMost) throw tooLong(rowsAtMost)
  }
  const data = {
    title,
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    ...head,
    headings: columns.map((column) => column.heading),
    widths: columns.map((column) => column.width),
    rows,
  }
  return setPages(new URL('./table.typ', import.meta.url), data, turn)
}

const tooLong = (rowsAtMost: number) =>
  new Invalid(
    `A PDF with these columns holds at most ${rowsAtMost.toLocaleString('en-IN')} matters. Narrow the list by court, status, year or dates, or take it as a workbook or CSV.`,
    undefined,
    'too-long-for-pdf',
  )

function show<Row>({ kind, value }: Column<Row>, row: Row): string {
  const shown = value(row)
  if (shown === null) return ''
  return kind === 'date' && typeof shown === 'string' ? toDayFirst(shown) : String(shown)
}
