import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { abbreviationOf } from '../catalogue/allahabad-case-types.ts'
import { PageChanged } from '../errors.ts'
import { readCaseNumber } from '../reading/case-numbers.ts'
import { readDate } from '../reading/dates.ts'
import { type Labelled, labelKey, pick } from '../reading/labels.ts'
import { firstElement, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import type { DetailsPage } from './case-details-page.ts'
import * as read from './case-details-tables.parse.ts'
import { requireClosed, throwOnSentence } from './replies.ts'

const decisionLabels = ['date of disposal', 'disposal date', 'decision date', 'date of decision']

export function parseCaseDetails(reply: string): DetailsPage {
  throwOnSentence(reply)
  requireClosed(reply, 'case page')
  const $ = openPage(reply)
  const headings = $('h1, h2, h3, h4, h5').toArray().map(lineOf)
  const sheets = readOrderSheetCall(reply)
  const number = readHeading(headings, sheets)
  const status = landmark(
    headings.find((heading) => /^(?:pending|disposed|decided)\b/i.test(heading)),
    'status',
  )
  const values = readLabels($)
  for (const label of ['filing no', 'first hearing date']) landmark(values.get(label), label)
  landmark(pick(values, 'next hearing date', ...decisionLabels), 'next hearing or disposal date')
  const of = (...labels: string[]) => textOrNull(pick(values, ...labels))
  const date = (...labels: string[]) => readDate(pick(values, ...labels))
  const parties = read.parseParties(landmark(firstElement($('table.table-adv')), 'parties'))

  return {
    ...number,
    isDisposed: !/^pending/i.test(status),
    status,
    diary: headings.map((heading) => /^\[\s*(.*?)\s*\]$/.exec(heading)?.[1]).find((text) => text !== undefined) ?? null,
    filingNumber: readFilingNumber(of('filing no', 'filing number')),
    filingDate: date('filing date'),
    cnr:
      /[A-Z]{4}[A-Z0-9]{2}\d{10}/.exec(
        (of('cnr', 'cnr no', 'cnr number') ?? '').toUpperCase().replaceAll('-', ''),
      )?.[0] ?? null,
    registrationDate: date('date of registration', 'registration date'),
    firstHearingDate: date('first hearing date'),
    nextHearingDate: date('next hearing date'),
    decisionDate: date(...decisionLabels),
    natureOfDisposal: of('nature of disposal'),
    stage: of('stage of case', 'stage'),
    coram: of('coram'),
    benchType: of('bench type'),
    causeListType: of('causelist type', 'cause list type'),
    state: of('state'),
    district: of('district'),
    category: of('category'),
    subCategory: of('sub category', 'sub-category'),
    ...parties,
    acts: tables($, 'table-act').flatMap(read.parseActs),
    lowerCourt: read.parseLowerCourt($('table').toArray().filter(isTag)),
    fir: tables($, 'table-fir').map(read.parseFir)[0] ?? null,
    applications: tables($, 'table-filing').flatMap(read.parseApplications),
    listings: tables($, 'table-hist').flatMap(read.parseListings),
    orderSheets: sheets ?? {
      caseType: number.caseType,
      number: number.number,
      year: String(number.year),
    },
  }
}

/** The heading is `Case Status - WRIC/12345/2024` or `Case Status - WRIT - C ( WRIC ) - 12345/2024`. */
function readHeading(headings: string[], sheets: DetailsPage['orderSheets'] | null) {
  const heading = landmark(
    headings.find((text) => /^case status\b/i.test(text)),
    'heading "Case Status"',
  )
  const { type, number, year } = readCaseNumber(heading.replace(/^case status\s*[-:–]*\s*/i, ''))
  return { caseType: abbreviationOf(type) ?? sheets?.caseType ?? type, number, year }
}

function readFilingNumber(text: string | null): string | null {
  if (text?.includes(':')) throw new PageChanged(`Not a filing number: ${text.slice(0, 60)}`)
  return text
}

const signs = {
  'table-act': /\bunder act/,
  'table-fir': /\bcrime no\b/,
  'table-filing': /\bparty\b.*\bstatus\b/,
  'table-hist': /\blist type\b.*\bdate\b|\blisting date\b/,
}

const tables = ($: Page, name: keyof typeof signs) =>
  $('table')
    .toArray()
    .filter(isTag)
    .filter((table) => {
      const [header] = rowsOf(table)
      const headers = (header ? cellsOf(header) : []).map(lineOf).join(' | ').toLowerCase()
      return table.attribs.class?.split(/\s+/).includes(name) || signs[name].test(headers)
    })

function readLabels($: Page): Labelled {
  const values = new Map<string, string>()
  const keep = (label: string, value: string) => {
    const key = labelKey(label).replace(/\.$/, '')
    if (!values.has(key)) values.set(key, value)
  }
  for (const row of $('table')
    .not('.table-adv, .table-act, .table-fir, .table-filing, .table-hist, .table-lower')
    .toArray()
    .filter(isTag)
    .flatMap(rowsOf)) {
    const cells = cellsOf(row)
    if (cells.at(-1)?.name === 'th' && cells.some((cell) => cell.name === 'td'))
      throw new PageChanged('A label comes after its value')
    for (const [index, cell] of cells.entries()) readLabel(cell, cells[index + 1], keep)
  }
  return values
}

function readLabel(cell: Element, next: Element | undefined, keep: (label: string, value: string) => void) {
  const text = lineOf(cell)
  const inline = /^([A-Za-z][A-Za-z .-]{2,30}?)\s*:\s*(.*)$/.exec(text)
  if (inline && (cell.name === 'td' || inline[2] !== '')) keep(inline[1] ?? '', inline[2] ?? '')
  else if (cell.name === 'th' && next?.name === 'td') keep(text, lineOf(next))
}

function readOrderSheetCall(reply: string): DetailsPage['orderSheets'] | null {
  const call = /viewOrderSheet\(\s*'([^']+)'\s*,\s*'([^']+)'\s*,\s*'([^']+)'\s*\)/i.exec(
    reply.replaceAll('&#039;', "'"),
  )
  const [, caseType, number, year] = call ?? []
  return caseType && number && year ? { caseType, number, year } : null
}
