import type { CourtDate } from '@peshi/contract/platform/dates'
import type { Element } from 'domhandler'
import { PageChanged } from '../../errors.ts'
import { type CaseNumberParts, readCaseNumber } from '../../reading/case-numbers.ts'
import { readDate } from '../../reading/dates.ts'
import type { Labelled } from '../../reading/labels.ts'
import { landmark, lineOf, type Page } from '../../reading/page.ts'
import { cellsOf, findColumn, type Grid, rowsOf } from '../../reading/tables.ts'
import { textOrNull } from '../../reading/text.ts'
import { findLabel, labelText, readLabelRows } from '../cis/labels.ts'
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

export interface CestatCase extends Pick<CaseNumberParts, 'type' | 'number' | 'year'> {
  diaryNumber: string | null
  filingDate: CourtDate | null
  petitioner: string
  petitionerAdvocate: string | null
  respondent: string
  respondentAdvocate: string | null
  isDisposed: boolean
  benchType: string | null
  previousHearingDate: CourtDate | null
  /** Null for a disposed case: its page still shows the next date that was set before the disposal. */
  nextHearingDate: CourtDate | null
  nextPurpose: string | null
  finalOrderNumber: string | null
  finalOrderDate: CourtDate | null
  disposalNature: string | null
  proceedings: CestatProceeding[]
  applications: CestatApplication[]
}

const labels = {
  number: /^case type\/case no\.?\/year$/,
  diary: /^diary no\.?(?:\/year)?$/,
  filed: /^date of filing$/,
  petitioner: /^petitioner name$/,
  petitionerAdvocate: /^petitioner advocate$/,
  respondent: /^respondent name$/,
  respondentAdvocate: /^respondent advocate$/,
  benchType: /^bench type$/,
  previous: /^previous hearing date$/,
  next: /^next hearing date$/,
  nextPurpose: /^next hearing purpose$/,
  finalNumber: /^final order no\.?$/,
  finalDate: /^final order date$/,
  nature: /^disposal nature$/,
}
type Label = keyof typeof labels

export function parseCestatCase(html: string): CestatCase {
  const $ = openWholePage(html, 'case report')
  const [proceedings, applications] = [readProceedings($), readApplications($)]
  const values = readLabelRows($)
  refuseUnread(values)
  const has = (label: Label) => findLabel(values, labels[label]) !== undefined
  const of = (label: Label) => labelText(values, findLabel(values, labels[label]) ?? '')
  const need = (label: Label, name: string) => landmark(of(label), name)
  // Every page has both labels, although only one date has a value.
  if (!has('next') || !has('finalDate')) throw new PageChanged('The page has no stage of the case')
  const finalOrderDate = readDate(of('finalDate'))
  if (finalOrderDate !== null && !has('nature')) throw new PageChanged('The page has no nature of disposal')
  const isDisposed = finalOrderDate !== null || of('nature') !== null
  const { type, number, year } = readCaseNumber(need('number', 'case number'))
  return {
    type,
    number,
    year,
    diaryNumber: of('diary'),
    filingDate: readDate(need('filed', 'date of filing')),
    petitioner: need('petitioner', 'name of the petitioner'),
    petitionerAdvocate: of('petitionerAdvocate'),
    respondent: need('respondent', 'name of the respondent'),
    respondentAdvocate: of('respondentAdvocate'),
    isDisposed,
    benchType: of('benchType'),
    previousHearingDate: readDate(of('previous')),
    nextHearingDate: isDisposed ? null : readDate(of('next')),
    nextPurpose: isDisposed ? null : of('nextPurpose'),
    finalOrderNumber: of('finalNumber'),
    finalOrderDate,
    disposalNature: of('nature'),
    proceedings,
    applications,
  }
}

const isDay = (text: string) => /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/.test(text)

/** A date or number with an unknown label throws `PageChanged`, because it would be lost unnoticed. */
function refuseUnread(values: Labelled) {
  for (const [label, value] of values) {
    const isLabelled = isDay(value) || /^\d+\s*\/\s*\d{4}$/.test(value)
    if (isLabelled && !Object.values(labels).some((pattern) => pattern.test(label)))
      throw new PageChanged(`The page has an unknown label: "${label.slice(0, 60)}"`)
  }
}

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
