import type { CourtDate } from '@peshi/contract/dates'
import type { Element } from 'domhandler'
import { PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import type { Labelled } from '../../reading/labels.ts'
import { lineOf, type Page } from '../../reading/page.ts'
import { cellsOf, findColumn, type Grid, rowsOf } from '../../reading/tables.ts'
import { textOrNull } from '../../reading/text.ts'
import { findLabel, labelText, readLabelRows } from '../cis/labels.ts'
import { type CaseNumberParts, splitCaseNumber } from '../cis/numbers.ts'
import { openWholePage } from '../cis/whole-page.ts'

export interface CestatProceeding {
  date: CourtDate | null
  purpose: string | null
  bench: string | null
  business: string | null
}

export interface CestatApplication {
  number: string
  kind: string | null
  filedOn: CourtDate | null
  status: string | null
  orderNumber: string | null
  orderDate: CourtDate | null
}

/** `casedetailreport/<id>/<bench>`. Absent is null; dates are `YYYY-MM-DD`. */
export interface CestatCase extends CaseNumberParts {
  diaryNumber: string | null
  filingDate: CourtDate | null
  petitioner: string
  petitionerAdvocate: string | null
  respondent: string
  respondentAdvocate: string | null
  isDisposed: boolean
  benchType: string | null
  previousHearingDate: CourtDate | null
  /** Null on a disposed case, whatever its page still echoes. */
  nextHearingDate: CourtDate | null
  nextPurpose: string | null
  finalOrderNumber: string | null
  finalOrderDate: CourtDate | null
  disposalNature: string | null
  proceedings: CestatProceeding[]
  applications: CestatApplication[]
}

/** Labels that are read, and those that are known and passed over. */
const read = [
  /^case type\/case no\.?\/year$/,
  /^diary no\.?(?:\/year)?$/,
  /^date of filing$/,
  /^petitioner name$/,
  /^petitioner advocate$/,
  /^respondent name$/,
  /^respondent advocate$/,
  /^bench type$/,
  /^previous hearing date$/,
  /^next hearing date$/,
  /^next hearing purpose$/,
  /^final order no\.?$/,
  /^final order date$/,
  /^disposal nature$/,
] as const
const [number, diary, filed, petitioner, petitionerCounsel, respondent, respondentCounsel, ...stage] = read
const [benchType, previous, next, nextPurpose, finalNumber, finalDate, nature] = stage

/**
 * Reads the report of a case: label and value rows for its status, its stage and both sides, tables of its proceedings
 * and applications. Labels as two public programs read them; no page has been saved (November 2026).
 * Throws `PageChanged` where one that every case has is missing, and for a date under a label that we don't know.
 */
export function parseCestatCase(html: string): CestatCase {
  const $ = openWholePage(html, 'case report')
  const [proceedings, applications] = [readProceedings($), readApplications($)]
  const labels = readLabelRows($)
  refuseUnread(labels)
  const of = (pattern: RegExp | undefined) => labelText(labels, (pattern && findLabel(labels, pattern)) ?? '')
  const need = (pattern: RegExp | undefined, name: string) => {
    const value = of(pattern)
    if (value === null) throw new PageChanged(`The page has no ${name}`)
    return value
  }
  // Which of them is empty tells the stage, so both must be there.
  for (const pattern of [next, finalDate]) {
    if (!pattern || findLabel(labels, pattern) === undefined) throw new PageChanged('The page has no stage of the case')
  }
  const finalOrderDate = readDate(of(finalDate))
  if (finalOrderDate !== null && findLabel(labels, nature ?? /$^/) === undefined)
    throw new PageChanged('The page has no nature of disposal')
  const isDisposed = finalOrderDate !== null || of(nature) !== null
  return {
    ...splitCaseNumber(need(number, 'case number')),
    diaryNumber: of(diary),
    filingDate: readDate(need(filed, 'date of filing')),
    petitioner: need(petitioner, 'name of the petitioner'),
    petitionerAdvocate: of(petitionerCounsel),
    respondent: need(respondent, 'name of the respondent'),
    respondentAdvocate: of(respondentCounsel),
    isDisposed,
    benchType: of(benchType),
    previousHearingDate: readDate(of(previous)),
    nextHearingDate: isDisposed ? null : readDate(of(next)),
    nextPurpose: isDisposed ? null : of(nextPurpose),
    finalOrderNumber: of(finalNumber),
    finalOrderDate,
    disposalNature: of(nature),
    proceedings,
    applications,
  }
}

const isDay = (text: string) => /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/.test(text)

/** A day or a number under a name that is not read would be lost in silence. */
function refuseUnread(labels: Labelled) {
  for (const [label, value] of labels) {
    const isTelling = isDay(value) || /^\d+\s*\/\s*\d{4}$/.test(value)
    if (isTelling && !read.some((pattern) => pattern.test(label)))
      throw new PageChanged(`The page has "${label.slice(0, 60)}", which we don't know`)
  }
}

/**
 * Takes the table under a heading in its own first row out of the page, since its rows are no labels and values; its
 * header is the next row. Null where there is none.
 */
function takeGrid($: Page, heading: RegExp): Grid | null {
  for (const table of $('table').toArray()) {
    const [first, header, ...rows] = rowsOf(table)
    if (!first || cellsOf(first).length !== 1 || !heading.test(lineOf(first))) continue
    $(table).remove()
    const headers = header ? cellsOf(header).map((cell) => lineOf(cell).toLowerCase()) : []
    return { headers, rows: rows.map(cellsOf).filter((cells) => cells.some((cell) => lineOf(cell) !== '')) }
  }
  return null
}

/** Reads cells by the words of their columns; rows across the whole table ("No record found") are none. */
function readRows<T>(
  grid: Grid | null,
  { needed, days }: { needed: string[]; days: RegExp },
  toRow: (at: (...words: string[]) => string | null) => T,
): T[] {
  if (!grid) return []
  const rows = grid.rows.filter((cells) => cells.length > 1 || grid.headers.length === 1)
  if (rows.length === 0) return []
  if (findColumn(grid, ...needed) === null)
    throw new PageChanged(`A table has no column "${needed[0]}": ${grid.headers.join(' | ').slice(0, 120)}`)
  for (const [column, cell] of rows.flatMap((cells) => [...cells.entries()])) {
    const header = grid.headers[column] ?? ''
    if (isDay(lineOf(cell)) && !days.test(header)) throw new PageChanged(`A table has days under "${header}"`)
  }
  return rows.map((cells) =>
    toRow((...words) => {
      const column = findColumn(grid, ...words)
      const cell: Element | undefined = column === null ? undefined : cells[column]
      return cell ? textOrNull(lineOf(cell)) : null
    }),
  )
}

const readProceedings = ($: Page): CestatProceeding[] =>
  readRows(
    takeGrid($, /case proceeding/i),
    { needed: ['hearing date', 'listing date'], days: /(?:hearing|listing) date/ },
    (at) => ({
      date: readDate(at('hearing date', 'listing date')),
      purpose: at('purpose', 'stage'),
      bench: at('bench', 'court', 'member'),
      business: at('status', 'remark', 'action'),
    }),
  )

const readApplications = ($: Page): CestatApplication[] =>
  readRows(
    takeGrid($, /application details/i),
    { needed: ['application no', 'appl no'], days: /filing|filed|hearing date|order date/ },
    (at) => ({
      number: at('application no', 'appl no') ?? '',
      kind: at('type', 'nature'),
      filedOn: readDate(at('filing date', 'date of filing', 'filed on')),
      status: at('status'),
      orderNumber: at('order no'),
      orderDate: readDate(at('order date')),
    }),
  )
