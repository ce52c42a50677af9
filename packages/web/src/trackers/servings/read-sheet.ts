// Reads rows of the service register that were copied from a spreadsheet, or from a CSV file.

import type { CourtDate } from '@peshi/contract/platform/dates'
import { foldText } from '@peshi/contract/platform/fold'
import { readRupees } from '@peshi/contract/platform/read-rupees'
import { readWrittenDate, shortYearNear } from '@peshi/contract/platform/written-date'
import { dayOutOfOrder, type ServingInput, type ServingKind } from '@peshi/contract/trackers/servings'

export const sheetFields = [
  'kind',
  'name',
  'place',
  'mode',
  'consignment',
  'cheque_no',
  'cheque_on',
  'memo_on',
  'sent_on',
  'served_on',
  'outcome',
  'outcome_on',
  'deemed_by',
  'deemed_on',
  'fee',
  'fee_due_on',
  'fee_paid_on',
  'next_step',
  'next_on',
] as const
export type SheetField = (typeof sheetFields)[number]

const choiceFields = ['kind', 'mode', 'outcome', 'deemed_by'] as const
type ChoiceField = (typeof choiceFields)[number]
const isChoice = (field: SheetField): field is ChoiceField => choiceFields.some((one) => one === field)

export const longest = { name: 300, place: 60, consignment: 60, cheque_no: 60, next_step: 300 } as const
const isText = (field: SheetField): field is keyof typeof longest => field in longest

/** The words of the reader's language, which headings and cells may have in place of the English ones. */
export interface SheetWords {
  headings: Record<SheetField, string>
  choices: Record<ChoiceField, Readonly<Record<string, string>>>
}

/** Other headings that chambers and banks use. */
const usualHeadings: Readonly<Record<string, SheetField>> = {
  name: 'name',
  drawer: 'name',
  accused: 'name',
  party: 'name',
  kind: 'kind',
  mode: 'mode',
  'cheque no': 'cheque_no',
  'cheque number': 'cheque_no',
  'cheque date': 'cheque_on',
  memo: 'memo_on',
  'memo date': 'memo_on',
  'return memo': 'memo_on',
  sent: 'sent_on',
  'sent on': 'sent_on',
  consignment: 'consignment',
  'consignment no': 'consignment',
  'tracking no': 'consignment',
  received: 'served_on',
  'received on': 'served_on',
  served: 'served_on',
  'served on': 'served_on',
  result: 'outcome',
  fee: 'fee',
}

export interface Fault {
  field: SheetField
  why: 'empty' | 'day' | 'choice' | 'amount' | 'long' | 'order' | 'no-day' | 'no-rule'
}

export interface SheetRow {
  line: number
  /** The row as it was pasted. */
  raw: string
}

export interface Sheet {
  heading: string
  hasName: boolean
  unused: string[]
  ready: (SheetRow & { entry: ServingInput })[]
  refused: (SheetRow & { faults: Fault[] })[]
}

export function readSheet(text: string, words: SheetWords, kind: ServingKind, today: CourtDate): Sheet {
  const [head, ...rows] = readRecords(text)
  const names = new Map<string, SheetField>([
    ...Object.entries(usualHeadings).map(([heading, field]) => [tidy(heading), field] as const),
    ...sheetFields.map((field) => [tidy(words.headings[field]), field] as const),
  ])
  const fields = (head?.cells ?? []).map((cell) => names.get(tidy(cell)))
  const sheet: Sheet = {
    heading: head?.raw ?? '',
    hasName: fields.includes('name'),
    unused: (head?.cells ?? []).filter((cell, at) => cell !== '' && !fields[at]),
    ready: [],
    refused: [],
  }
  if (!sheet.hasName) return sheet
  for (const { line, raw, cells } of rows) {
    const { entry, faults } = readRow(fields, cells, words, { kind, today })
    if (faults.length > 0) sheet.refused.push({ line, raw, faults })
    else sheet.ready.push({ line, raw, entry })
  }
  return sheet
}

/** `Cheque No.`, `cheque no` and `CHEQUE-NO` are one heading. */
const tidy = (text: string) => foldText(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

const blank: Omit<ServingInput, 'kind'> = {
  name: '',
  place: null,
  mode: null,
  fee: null,
  fee_due_on: null,
  fee_paid_on: null,
  consignment: null,
  cheque_no: null,
  cheque_on: null,
  memo_on: null,
  sent_on: null,
  outcome: null,
  outcome_on: null,
  deemed_by: null,
  deemed_on: null,
  next_step: null,
  next_on: null,
}

type Read = { value: unknown } | { why: Fault['why'] }

function readCell(field: SheetField, text: string, words: SheetWords, today: CourtDate): Read {
  if (isText(field)) return text.length > longest[field] ? { why: 'long' } : { value: text }
  if (isChoice(field)) {
    const said = Object.entries(words.choices[field]).find(([key, label]) =>
      [key, label].map(tidy).includes(tidy(text)),
    )
    return said ? { value: said[0] } : { why: 'choice' }
  }
  if (field === 'fee') {
    const value = readRupees(text)
    return value === null ? { why: 'amount' } : { value }
  }
  const read = readWrittenDate(text, { shortYear: shortYearNear(Number(today.slice(0, 4))), fromSpreadsheet: true })
  if (read.kind === 'none') return { value: null }
  return read.kind === 'date' && read.date >= '1900-01-01' && read.date <= '2150-12-31'
    ? { value: read.date }
    : { why: 'day' }
}

interface Of {
  kind: ServingKind
  today: CourtDate
}

function readRow(
  fields: readonly (SheetField | undefined)[],
  cells: readonly string[],
  words: SheetWords,
  { kind, today }: Of,
): { entry: ServingInput; faults: Fault[] } {
  const values: Partial<Record<SheetField, unknown>> = {}
  const faults: Fault[] = []
  for (const [at, field] of fields.entries()) {
    const text = cells[at]?.trim() ?? ''
    if (!field || text === '') continue
    const read = readCell(field, text, words, today)
    if ('why' in read) faults.push({ field, why: read.why })
    else values[field] = read.value
  }
  const { served_on, ...own } = values
  const served = served_on ? { outcome: 'served', outcome_on: served_on } : {}
  const entry = { ...blank, kind, ...served, ...own } as ServingInput
  const early = dayOutOfOrder(entry)
  const missing: (Fault | false)[] = [
    !fields.some((field, at) => field === 'name' && cells[at]?.trim()) && { field: 'name', why: 'empty' },
    entry.outcome !== null && entry.outcome_on === null && { field: 'outcome_on', why: 'no-day' },
    entry.deemed_by !== null && entry.deemed_on === null && { field: 'deemed_on', why: 'empty' },
    entry.deemed_on !== null && entry.deemed_by === null && { field: 'deemed_by', why: 'no-rule' },
    early !== undefined && {
      field: early === 'outcome_on' && served_on ? 'served_on' : early,
      why: 'order',
    },
  ]
  const unread = new Set(faults.map(({ field }) => field))
  return {
    entry,
    faults: [...faults, ...missing.filter((each) => each !== false && !unread.has(each.field))] as Fault[],
  }
}

interface SheetRecord extends SheetRow {
  cells: string[]
}

/** Cells may be quoted, as a spreadsheet does with line breaks in a cell. Empty rows are left out. */
function readRecords(text: string): SheetRecord[] {
  const first = /^[^\r\n]*/.exec(text.trimStart())?.[0] ?? ''
  const delimiter = first.includes('\t') ? '\t' : first.includes(';') ? ';' : ','
  const found: SheetRecord[] = []
  const whole = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  let [cells, cell, isQuoted, begin, line, at] = [[] as string[], '', false, 0, 1, 0]
  for (; at <= whole.length; at++) {
    const char = whole[at]
    if (isQuoted && char !== undefined) {
      if (char !== '"') cell += char
      else if (whole[at + 1] === '"') cell += whole[++at]
      else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === delimiter) {
      cells.push(cell.trim())
      cell = ''
    } else if (char === '\n' || char === undefined) {
      cells.push(cell.trim())
      const raw = whole.slice(begin, at)
      if (cells.some(Boolean)) found.push({ line, raw, cells })
      line += raw.split('\n').length
      ;[cells, cell, begin] = [[], '', at + 1]
    } else cell += char
  }
  return found
}
