import type { Element } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { type Labelled, pick, readCellLabels, readColonLabels } from '../reading/labels.ts'
import { enclosing, following, hasEnd, indexPage, landmark, lineOf, openPage, type PageIndex } from '../reading/page.ts'
import { hasColumnNames } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import type { CasePage, PagedFir, PagedLowerCourt } from './case-page.ts'
import { parseParties } from './case-parties.parse.ts'
import * as read from './case-tables.parse.ts'
import { throwOnRefusal } from './refused.parse.ts'
import { listTables, type PagedTable } from './sections.ts'

/** Parses pages of both sites. The old site has the details in `span` elements, the new site in tables. */
export function parseCaseHistory(html: string): CasePage {
  throwOnRefusal(html)
  requireEnd(html)
  const indexed = indexPage(openPage(quoteCalls(html)))
  const details = readDetails(indexed)
  const status = readStatus(indexed)
  const tables = listTables(indexed)
  const category = readCategory(indexed, tables)
  const cnr = /[A-Z]{4}[A-Z0-9]{2}-?\d{6}-?\d{4}/.exec(pick(details, 'cnr number', 'cnr')?.toUpperCase() ?? '')
  const nextHearing = pick(status, 'next hearing date')
  const nextHearingDate = readDate(nextHearing)
  const [, coramCode, coram] = /^(\d+)?\s*(.*)$/.exec(pick(status, 'coram') ?? '') ?? []
  const of = (...labels: string[]) => textOrNull(pick(status, ...labels))

  const filingHistory = historyUnder(tables, true)
  const hearings = historyUnder(tables, false)
  if ([...filingHistory, ...hearings].filter(({ businessArgs }) => businessArgs !== null).length < countCalls(html))
    throw new PageChanged('There are hearings outside the lists of hearings')

  return {
    courtName: readCourtName(indexed),
    caseType: textOrNull(pick(details, 'case type')),
    filingNumber: read.tightNumber(textOrNull(pick(details, 'filing number'))),
    filingDate: readDate(pick(details, 'filing date')),
    registrationNumber: read.tightNumber(textOrNull(pick(details, 'registration number'))),
    registrationDate: readDate(pick(details, 'registration date')),
    cnr: landmark(cnr?.[0].replaceAll('-', ''), 'CNR number'),
    firstHearingDate: readDate(pick(status, 'first hearing date')),
    nextHearingDate,
    nextHearingText: nextHearingDate === null ? textOrNull(nextHearing) : null,
    decisionDate: readDate(pick(status, 'decision date', 'date of decision')),
    caseStatus: of('case status'),
    stage: of('stage of case', 'case stage', 'stage'),
    natureOfDisposal: of('nature of disposal'),
    coramCode: coramCode ?? null,
    coram: textOrNull(coram),
    bench: of('bench', 'bench type'),
    state: of('state'),
    district: of('district'),
    judicialSection: of('judicial', 'judicial branch', 'judicial section'),
    causeListName: of('causelist name', 'cause list name'),
    shortOrder: of('short order'),
    notBeforeMe: of('not before me'),
    petitioners: parseParties(partyBlock(indexed, 'Petitioner_Advocate_table')),
    respondents: parseParties(partyBlock(indexed, 'Respondent_Advocate_table')),
    acts: readActs(indexed, tables),
    mainMatters: tables
      .filter((entry) => /main matter/i.test(entry.heading))
      .flatMap((entry) => read.parseCaseNumbers(entry.table)),
    linkedCases: tables.filter(isLinked).flatMap((entry) => read.parseLinkedCases(entry.table)),
    lowerCourt: readLowerCourt(indexed),
    applications: collect(tables, 'applications', read.parseApplications),
    fir: readFir(indexed),
    filingHistory,
    hearings,
    orders: tables
      .filter((entry) => entry.block === 'orders')
      .flatMap((entry) => read.parseOrders(entry.table, entry.heading)),
    category: category ? textOrNull(pick(category, 'category')) : null,
    subCategory: category ? textOrNull(pick(category, 'sub category')) : null,
    objections: collect(tables, 'objections', read.parseObjections),
    documents: collect(tables, 'documents', read.parseDocuments),
  }
}

/**
 * The old site sends a full document with an end tag. The new site may send a fragment, whose tables must then all be
 * closed.
 */
function requireEnd(html: string) {
  const whole = /<(?:html|body)[\s>]/i.test(html)
  if (whole ? hasEnd(html) : />\s*$/.test(html) && count(html, /<table/gi) <= count(html, /<\/table>/gi)) return
  throw new PageChanged('The case page is incomplete')
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** In `onclick=viewBusiness('1' ,'1')`, an HTML parser would end the value at the space. */
const quoteCalls = (html: string) => html.replace(/onclick\s*=\s*(viewBusiness\([^)">]*\))/gi, 'onclick="$1"')

const countCalls = (html: string) => count(html, /\bonclick\s*=\s*["']?viewBusiness\(/gi)

function readDetails(page: PageIndex): Labelled {
  const block = landmark(page.byClass('case_details_table'), 'case details')
  const values =
    block.name === 'table' ? readCellLabels(block) : readColonLabels(landmark(enclosing(block, 'div'), 'case details'))
  const needed = ['filing number', 'filing date', ...(block.name === 'table' ? [] : ['case type'])]
  for (const label of needed) landmark(values.get(label), label)
  if (values.has('registration number') !== values.has('registration date'))
    throw new PageChanged('The page has lost a registration label')
  return values
}

function readStatus(page: PageIndex): Labelled {
  const heading = page.outline.find((element) => element.name !== 'table' && /^case status$/i.test(lineOf(element)))
  const table = page.byClass('table_r') ?? page.byClass('case_status_table')
  const block = table ?? (heading ? following(heading, ['table', 'div']) : undefined)
  const found = landmark(block, 'case status')
  const values = readBlock(found)
  landmark(pick(values, 'first hearing date'), 'first hearing date')
  landmark(pick(values, 'next hearing date', 'decision date', 'date of decision'), 'next hearing or decision date')
  return values
}

function readCourtName(page: PageIndex): string | null {
  const heading =
    page.byClass('h1class') ?? page.byId('chHeading') ?? page.outline.find((element) => element.name === 'h2')
  const name = heading ? textOrNull(lineOf(heading)) : null
  return name !== null && /^case details$/i.test(name) ? null : name
}

const partyBlock = (page: PageIndex, name: string) => landmark(page.byClass(name), name)

function collect<T>(tables: PagedTable[], block: PagedTable['block'], parse: (table: Element) => T[]): T[] {
  return tables.filter((entry) => entry.block === block).flatMap((entry) => parse(entry.table))
}

function historyUnder(tables: PagedTable[], beforeRegistration: boolean) {
  const histories = tables.filter((entry) => entry.block === 'history')
  if (histories.some((entry) => entry.historyHeading === ''))
    throw new PageChanged('The page has no heading of the history')
  const isFiling = (entry: PagedTable) => /filing/i.test(entry.historyHeading)
  return histories
    .filter((entry) => isFiling(entry) === beforeRegistration)
    .flatMap((entry) => read.parseHistory(entry.table))
}

function readActs(page: PageIndex, tables: PagedTable[]): CasePage['acts'] {
  const acts = collect(tables, 'acts', read.parseActs)
  if (acts.length > 0) return acts
  const block = page.byClass('acts_table')
  if (!block) return []
  const values = readColonLabels(block)
  const act = textOrNull(pick(values, 'under act(s)', 'act'))
  return act === null ? [] : [{ act, section: textOrNull(pick(values, 'under section(s)', 'section')) }]
}

function readLowerCourt(page: PageIndex): PagedLowerCourt | null {
  const blocks = page.allByClass('lower_court_table').map(readBlock)
  const values = blocks.find((block) => pick(block, ...lowerCourtLabels) !== null)
  if (!values) {
    if (blocks.length > 0) throw new PageChanged('The page has lost the labels of the subordinate court')
    return null
  }
  const of = (...labels: string[]) => textOrNull(pick(values, ...labels))
  landmark(pick(values, 'case number and year', 'case number'), 'case number of the subordinate court')
  landmark(pick(values, 'case decision date', 'decision date'), 'decision date of the subordinate court')
  return {
    court: of(...lowerCourtLabels),
    caseNumberYear: of('case number and year', 'case number'),
    decisionDate: readDate(pick(values, 'case decision date', 'decision date')),
    state: of('state'),
    district: of('district'),
  }
}

const lowerCourtLabels = ['court number and name', 'court name']
const readBlock = (block: Element) => (block.name === 'table' ? readCellLabels(block) : readColonLabels(block))

function readFir(page: PageIndex): PagedFir | null {
  const block = page.allByClass('fir_details_table').find((one) => !hasColumnNames(one))
  if (!block) return null
  const values = readBlock(block)
  const of = (label: string) => textOrNull(pick(values, label))
  for (const label of ['police station', 'fir number', 'year']) landmark(values.get(label), `FIR ${label}`)
  const year = Number(of('year') ?? 0)
  return {
    state: of('state'),
    district: of('district'),
    policeStation: of('police station'),
    number: of('fir number'),
    year: Number.isInteger(year) && year > 0 ? year : null,
  }
}

const isLinked = ({ table }: PagedTable) => /\blinkedcase\b/i.test(table.attribs.class ?? '')

function readCategory(page: PageIndex, tables: PagedTable[]): Labelled | null {
  const table = page.byId('subject_table') ?? tables.find((entry) => /^category details$/i.test(entry.heading))?.table
  if (!table) return null
  const values = readCellLabels(table)
  landmark(pick(values, 'category', 'sub category'), 'category')
  return values
}
