import { toDayFirst } from '@peshi/contract/platform/dates'
import type { Column, Table } from './table.ts'

/**
 * Spreadsheets run what begins like this as a formula, whoever wrote it: a party's name must stay a name. Signs of full width
 * count as the plain ones, and blanks before them are passed over.
 */
const runsAsFormula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** Where semicolons separate cells, one begins behind each of them. */
const runsBehindSemicolon = /;(?=\s*"?\s*[=+\-@＝＋－＠])/g

/** What a spreadsheet takes for a day, an hour or a figure (`1-12`, `3/4`, `5 May`, `1E5`, `10:30`, `0012`), though it is a text. */
const readsAsOther =
  /^\s*(?:\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{1,4})?|\d{1,2}[-/]\d{4}|\d{4}[-/]\d{1,2}(?:[-/]\d{1,2})?|\d{1,2}[-/ ]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[-/ ]?\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-/ ]?\d{1,4}|\d+(?:\.\d+)?e[-+]?\d+|\d{1,2}:\d{2}(?::\d{2})?|0\d+|\d{12,}|true|false)\s*$/i

/** A tab before it keeps such a text a text; who reads the value and trims it has it unspoilt. */
const asText = (shown: string | number | null) =>
  typeof shown === 'string' && readsAsOther.test(shown) ? `"\t${shown}"` : csvCell(shown)

/** One value by RFC 4180, inert in every spreadsheet. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  const inert = String(value).replace(runsBehindSemicolon, ";'")
  const text = typeof value === 'string' && runsAsFormula.test(value) ? `'${inert}` : inert
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvLine = (values: readonly (string | number | null)[]) => `${values.map(csvCell).join(',')}\r\n`

function show<Row>({ kind, value }: Column<Row>, row: Row) {
  const shown = value(row)
  return kind === 'date' && typeof shown === 'string' ? csvCell(toDayFirst(shown)) : asText(shown)
}

/** The byte order mark tells spreadsheets that the text is UTF-8; without it Hindi and Urdu come out broken. */
const byteOrderMark = '\uFEFF'

export async function* writeCsv<Row>({ columns, batches }: Table<Row>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map((column) => column.heading))
  for await (const rows of batches) {
    yield rows.map((row) => `${columns.map((column) => show(column, row)).join(',')}\r\n`).join('')
  }
}
