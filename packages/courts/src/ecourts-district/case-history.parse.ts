import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { parseParties } from '../hcservices/case-parties.parse.ts'
import { readDate } from '../reading/dates.ts'
import { type Labelled, pick, readCellLabels, readColonLabels } from '../reading/labels.ts'
import { enclosing, firstElement, following, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { hasColumnNames } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import type { DistrictCasePage, DistrictOrder } from './case-page.ts'
import * as read from './case-tables.parse.ts'
import { readPortalReply } from './reply.ts'

export function parseDistrictCase(reply: string): DistrictCasePage {
  const $ = openPage(readPortalReply(reply, 'casetype_list', 'historytable', 'data_list').html)
  const details = readDetails($)
  const status = readStatus($)
  checkAnnounced($)
  const of = (...labels: string[]) => textOrNull(pick(status, ...labels))
  const [, courtNumber, judge] = /^(?:(\d+)\s*-\s*)?(.*)$/.exec(of('court number and judge') ?? '') ?? []
  const cnr = /^[A-Z]{4}[A-Z0-9]{2}\d{10}/.exec((pick(details, 'cnr number') ?? '').toUpperCase().replaceAll('-', ''))
  const decisionDate = readDate(pick(status, 'decision date'))
  const caseStatus = of('case status')
  const natureOfDisposal = of('nature of disposal')
  const disposed = decisionDate !== null || natureOfDisposal !== null || /dispos|decided/i.test(caseStatus ?? '')

  return {
    courtName: readCourtName($),
    caseType: landmark(textOrNull(pick(details, 'case type')), 'case type'),
    filingNumber: textOrNull(pick(details, 'filing number')),
    filingDate: readDate(pick(details, 'filing date')),
    registrationNumber: textOrNull(pick(details, 'registration number')),
    registrationDate: readDate(pick(details, 'registration date')),
    cnr: landmark(cnr?.[0], 'CNR number'),
    firstHearingDate: readDate(pick(status, 'first hearing date')),
    nextHearingDate: readDate(pick(status, 'next hearing date')),
    decisionDate,
    disposed,
    caseStatus,
    natureOfDisposal,
    stage: of('case stage', 'stage of case'),
    courtNumber: courtNumber ?? null,
    judge: textOrNull(judge),
    petitioners: parseParties(blockOf($, '.Petitioner_Advocate_table')),
    respondents: parseParties(blockOf($, '.Respondent_Advocate_table')),
    acts: tables($, '.acts_table, .Acts_table').flatMap(read.parseActs),
    applications: tables($, '.IAheading').flatMap(read.parseApplications),
    fir: firBlocks($).map(read.parseFir)[0] ?? null,
    lowerCourt: elements($, '.Lower_court_table').map(read.parseLowerCourt)[0] ?? null,
    hearings: tables($, '.history_table').flatMap(read.parseHistory),
    orders: readOrders($),
  }
}

function readDetails($: Page): Labelled {
  const values = readBlock($, 'case_details_table', /^case details$/i)
  for (const label of ['case type', 'filing number', 'filing date', 'cnr number']) landmark(values.get(label), label)
  if (values.has('registration number') !== values.has('registration date'))
    throw new PageChanged('The page has lost a registration label')
  return values
}

/** Labels and values are in a table. Before 2023, they were lines of text below a heading. */
function readBlock($: Page, name: string, heading: RegExp): Labelled {
  const table = firstElement($(`table.${name}`))
  if (table) return readCellLabels(table)
  const above = elements($, 'h2, h3').find((one) => heading.test(lineOf(one)))
  const line = firstElement($(`span.${name}`))
  const below = above && following(above, ['div', 'span'])
  return readColonLabels(landmark(line ? enclosing(line, 'div') : below, name))
}

function readStatus($: Page): Labelled {
  const values = readBlock($, 'case_status_table', /^case status$/i)
  landmark(values.get('first hearing date'), 'first hearing date')
  landmark(pick(values, 'court number and judge'), 'court number and judge')
  if (values.has('next hearing date')) landmark(pick(values, 'case stage', 'stage of case'), 'case stage')
  else {
    for (const label of ['decision date', 'case status', 'nature of disposal']) landmark(values.get(label), label)
  }
  return values
}

function readCourtName($: Page): string | null {
  const heading = firstElement($('#chHeading')) ?? firstElement($('h1.h1class'))
  return heading ? textOrNull(lineOf(heading)) : null
}

const elements = ($: Page, selector: string): Element[] => $(selector).toArray().filter(isTag)
const tables = ($: Page, selector: string) => elements($, 'table').filter((table) => $(table).is(selector))
const blockOf = ($: Page, selector: string) => landmark(firstElement($(selector)), selector)

/** The table of processes has this class too. */
const firBlocks = ($: Page) => elements($, '.FIR_details_table').filter((block) => !hasColumnNames(block))

/** Interim and final orders have the same CSS class, so the heading above a table tells its kind. */
function readOrders($: Page): DistrictOrder[] {
  let heading = ''
  return elements($, 'h2, h3, h4, table.order_table').flatMap((element) => {
    if (element.name !== 'table') {
      heading = lineOf(element)
      return []
    }
    const above = heading
    if (!/^orders$/i.test(heading)) heading = ''
    return read.parseOrders($, element, above)
  })
}

const announcements = [
  { heading: /^acts?$/i, selector: '.acts_table, .Acts_table' },
  { heading: /^ia (?:status|details)$/i, selector: '.IAheading' },
  { heading: /^case history$/i, selector: '.history_table' },
  { heading: /^(?:interim orders?|final orders?\b.*)$/i, selector: '.order_table' },
  { heading: /^subordinate court information$/i, selector: '.Lower_court_table' },
]

function checkAnnounced($: Page) {
  for (const heading of elements($, 'h2, h3, h4').map(lineOf)) {
    const lost = announcements.find((sign) => sign.heading.test(heading) && $(sign.selector).length === 0)
    if (lost || (/^fir details$/i.test(heading) && firBlocks($).length === 0))
      throw new PageChanged(`No known block for "${heading}"`)
  }
}
