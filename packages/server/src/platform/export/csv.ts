import { toDayFirst } from '@peshi/contract/platform/dates'
import { pattern } from '@peshi/contract/platform/pattern'
import type { Column, Table } from './table.ts'

/** Text that spreadsheet programs run as a formula, even after blanks or with a full-width `＝`. */
const runsAsFormula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** A spreadsheet program that splits cells at semicolons would run the text after a semicolon as a formula. */
const runsBehindSemicolon = /;(?=\s*"?\s*[=+\-@＝＋－＠])/g

const month = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/
export const otherValues = {
  'day and month': /\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{1,4})?/i,
  'month and year': /\d{1,2}[-/]\d{4}/i,
  'year first': /\d{4}[-/]\d{1,2}(?:[-/]\d{1,2})?/i,
  'day and name of the month': pattern('i')`\d{1,2}[-/ ]?${month}(?:[-/ ]?\d{2,4})?`,
  'name of the month first': pattern('i')`${month}[-/ ]?\d{1,4}`,
  exponent: /\d+(?:\.\d+)?e[-+]?\d+/i,
  time: /\d{1,2}:\d{2}(?::\d{2})?/i,
  'leading zero': /0\d+/i,
  'too long for a number': /\d{12,}/i,
  'true or false': /true|false/i,
}
/** Text that looks like a date, time or number, such as `1-12`, `1E5` or `0012`. */
export const readsAsOther = pattern('i')`^\s*(?:${otherValues})\s*$`

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
