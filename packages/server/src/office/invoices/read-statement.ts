// Reads the CSV of a bank. Banks name the columns differently, and write lines above the heading and below the table.
import { createHash } from 'node:crypto'
import { mostStatementRows, type StatementProblem } from '@peshi/contract/office/bank-statement'
import { type CourtDate, CourtDate as CourtDateShape } from '@peshi/contract/platform/dates'
import type { Paise } from '@peshi/contract/platform/money'
import { readRupees } from '@peshi/contract/platform/read-rupees'
import { CsvError, parse } from 'csv-parse/sync'

export interface Credit {
  row: number
  on: CourtDate
  amount: Paise
  text: string
  /** The same for the same row in another statement. */
  key: string
}

export interface ReadStatement {
  credits: Credit[]
  problems: StatementProblem[]
}

const columns = {
  date: /^(txn|tran|trans|transaction|value|posting|post|book|booking)?\.?\s*(date|dt)\.?$/,
  credit: /^(credits?|deposits?|cr|receipts?)\b\.?(\s*(amount|amt))?\.?$|^(amount|amt)\.?\s*(cr|credit|deposit)$/,
  debit: /^(debits?|withdrawals?|dr|payments?)\b\.?(\s*(amount|amt))?\.?$|^(amount|amt)\.?\s*(dr|debit|withdrawal)$/,
  amount: /^(transaction|txn|tran)?\s*(amount|amt)\.?$/,
  sign: /^(dr|cr|debit|credit)\s*[/|]\s*(dr|cr|debit|credit)$|^(transaction|txn|tran)?\s*type$/,
  text: /^(transaction|txn|tran)?\s*(narration|description|particulars|remarks?|details)$/,
  reference:
    /^(chq|cheque|ref|reference|utr|instrument|transaction|txn|tran)\b.*\b(no|number|id|ref)\b\.?$|^(utr|reference)$/,
} as const
type Column = keyof typeof columns
type Places = Partial<Record<Column, number>>

const headingOf = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/\(\s*(?:inr|rs\.?|₹|in rs\.?)\s*\)|₹|\binr\b/g, '')
    .replace(/\((\w+)\)/g, ' $1')
    .replace(/[\s_]+/g, ' ')
    .trim()

function placesOf(cells: readonly string[]): Places | null {
  const places: Places = {}
  for (const [at, cell] of cells.map(headingOf).entries()) {
    const found = (Object.keys(columns) as Column[]).find((name) => columns[name].test(cell))
    if (found) places[found] ??= at
  }
  const hasMoney = places.credit !== undefined || places.amount !== undefined
  return places.date !== undefined && hasMoney ? places : null
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Reads `18/11/2026`, `18-11-26`, `18-Nov-2026`, `18 Nov 26` and `2026-11-18`, also with a time. */
export function readBankDate(text: string): CourtDate | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)\b/.exec(text.trim()) ?? []
  const [, first, middle = '', last = ''] =
    /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ](\d{4}|\d\d)\b/i.exec(text.trim()) ?? []
  const named = months.indexOf(middle.slice(0, 3).toLowerCase()) + 1
  const parts = year ? [year, month, day] : first && [last.padStart(4, '20'), named > 0 ? String(named) : middle, first]
  if (!parts) return null
  const date = parts.map((part) => String(part).padStart(2, '0')).join('-')
  return CourtDateShape.safeParse(date).data ?? null
}

const isDebit = (sign: string) => /^d/i.test(sign.trim())

interface Money {
  isCredit: boolean
  /** Null if it cannot be read. */
  amount: Paise | null
}

function moneyOf(cell: (name: Column) => string): Money | null {
  const credit = cell('credit')
  if (credit !== '' && readRupees(credit) !== 0) return { isCredit: true, amount: readRupees(credit) }
  if (cell('debit') !== '') return { isCredit: false, amount: 0 }
  const [, text = '', sign = ''] = /^(.*?)\s*(cr|dr)?\.?$/i.exec(cell('amount')) ?? []
  if (text === '') return null
  return {
    isCredit: !text.startsWith('-') && !isDebit(sign || cell('sign')),
    amount: readRupees(text.replace(/^\+/, '')),
  }
}

function recordsIn(text: string): string[][] | null {
  const delimiter = [',', ';', '\t', '|'].map((sign) => [sign, text.split(sign).length] as const)
  const [best] = delimiter.toSorted(([, one], [, other]) => other - one)
  try {
    return parse(text, {
      bom: true,
      delimiter: best?.[0] ?? ',',
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      trim: true,
      to: mostStatementRows,
    })
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

/** Null if no row has the headings of a date and of an amount. */
export function readBankStatement(text: string, today: CourtDate): ReadStatement | null {
  const records = recordsIn(text) ?? []
  const heading = records.findIndex((cells) => placesOf(cells) !== null)
  const places = placesOf(records[heading] ?? [])
  if (!places) return null
  const read: ReadStatement = { credits: [], problems: [] }
  const times = new Map<string, number>()
  for (const [at, cells] of records.entries()) {
    if (at <= heading) continue
    const cell = (name: Column) => cells[places[name] ?? -1]?.trim() ?? ''
    const [row, money, on] = [at + 1, moneyOf(cell), readBankDate(cell('date'))]
    if (!money?.isCredit) {
      if (!money && on) read.problems.push({ row, reason: 'amount' })
      continue
    }
    if (!money.amount) read.problems.push({ row, reason: 'amount' })
    else if (!on) read.problems.push({ row, reason: 'date' })
    else if (on > today) read.problems.push({ row, reason: 'future' })
    else {
      const said = [cell('text'), cell('reference')]
        .filter((one) => /[\p{L}\p{N}]/u.test(one))
        .join(' · ')
        .slice(0, 300)
      const facts = `${on} ${money.amount} ${said.toLowerCase().replace(/\s+/g, ' ')}`
      const time = (times.get(facts) ?? 0) + 1
      times.set(facts, time)
      const key = createHash('sha256').update(`${facts} ${time}`).digest('base64url')
      read.credits.push({ row, on, amount: money.amount, text: said, key })
    }
  }
  return read
}
