import { toDayFirst } from '@peshi/contract/platform/dates'
import type { Column, Table } from './table.ts'

/** Text that spreadsheet programs run as a formula, even after blanks or with a full-width `＝`. */
const runsAsFormula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** A spreadsheet program that splits cells at semicolons would run the text after a semicolon as a formula. */
const runsBehindSemicolon = /;(?=\s*"?\s*[=+\-@＝＋－＠])/g

/** Text that looks like a date, time or number, such as `1-12`, `1E5` or `0012`. */
const readsAsOther =
  /^\s*(?:\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{1,4})?|\d{1,2}[-/]\d{4}|\d{4}[-/]\d{1,2}(?:[-/]\d{1,2})?|\d{1,2}[-/ ]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[-/ ]?\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-/ ]?\d{1,4}|\d+(?:\.\d+)?e[-+]?\d+|\d{1,2}:\d{2}(?::\d{2})?|0\d+|\d{12,}|true|false)\s*$/i

/** Quotation marks say that the value is text. The value itself stays as it is, so that other programs find it again. */
const asText = (shown: string | number | null) =>
  typeof shown === 'string' && readsAsOther.test(shown) ? `"${shown}"` : csvCell(shown)

/** A spreadsheet program that splits cells at semicolons would begin a row here, also between quotation marks. */
const breaksLine = /[\r\n\v\f\u0085\u2028\u2029]+/g

export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  const inert = String(value).replace(breaksLine, ' ').replace(runsBehindSemicolon, ";'")
  const text = typeof value === 'string' && runsAsFormula.test(value) ? `'${inert}` : inert
  return /[",;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvLine = (values: readonly (string | number | null)[]) => `${values.map(csvCell).join(',')}\r\n`

function show<Row>({ kind, value }: Column<Row>, row: Row) {
  const shown = value(row)
  return kind === 'date' && typeof shown === 'string' ? csvCell(toDayFirst(shown)) : asText(shown)
}

/** Without a byte order mark, spreadsheet programs show wrong characters for Hindi and Urdu. */
const byteOrderMark = '\uFEFF'

export async function* writeCsv<Row>({ columns, batches }: Table<Row>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map((column) => column.heading))
  for await (const rows of batches) {
    yield rows.map((row) => `${columns.map((column) => show(column, row)).join(',')}\r\n`).join('')
  }
}
