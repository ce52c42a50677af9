import { type Element, isTag } from 'domhandler'
import type { DistrictCasePage, DistrictHearing, DistrictOrder } from '../ecourts-district/case-page.ts'
import { parseActs, parseApplications } from '../ecourts-district/case-tables.parse.ts'
import { PageChanged } from '../errors.ts'
import { parseParties } from '../hcservices/case-parties.parse.ts'
import { checkColumns } from '../reading/columns.ts'
import { readDate } from '../reading/dates.ts'
import { type Labelled, labelKey, pick } from '../reading/labels.ts'
import { firstElement, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { cellsOf, columnOf, readGrid, rowsOf } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { readReply } from '../s3waas/reply.ts'

const blocks = {
  details: { caption: /^case details$/i, column: /\bcnr number\b/i },
  status: { caption: /^case status$/i, column: /\bfirst hearing date\b/i },
  acts: { caption: /^acts?$/i, column: /\bunder act/i },
  fir: { caption: /^fir details$/i, column: /\bfir n(?:umber|o)\b/i },
  lowerCourt: { caption: /^subordinate court information$/i, column: /\bcourt number and name\b/i },
  history: { caption: /^case history$/i, column: /\bpurpose of hearing\b/i },
  interim: { caption: /^interim\s*orders?$/i, column: /\border date\b/i },
  final: { caption: /^final\s*orders?\b/i, column: /\border date\b/i },
  applications: { caption: /^ia (?:status|details)$/i, column: /\bia n(?:umber|o)\b/i },
}
type Block = keyof typeof blocks

export function parseSiteCase(reply: string): DistrictCasePage {
  const $ = openPage(readReply(reply).html)
  const tables = sortTables($)
  const one = (block: Block) => landmark(tables.get(block)?.[0], `table "${block}"`)
  const record = (block: Block) => (tables.get(block)?.[0] ? readRecord(one(block)) : null)
  const details = readRecord(one('details'))
  const status = readRecord(one('status'))
  for (const label of ['case type', 'filing number', 'filing date', 'registration number', 'registration date'])
    landmark(details.get(label), label)
  landmark(status.get('court number and judge'), 'court number and judge')
  landmark(pick(status, 'next hearing date', 'decision date'), 'next hearing or decision date')
  if (status.has('next hearing date')) landmark(status.get('stage of case'), 'stage of case')
  if (status.has('decision date')) landmark(status.get('nature of disposal'), 'nature of disposal')
  const of = (label: string) => textOrNull(status.get(label))
  const [, courtNumber, judge] = /^(?:(\d+)\s*-\s*)?(.*)$/.exec(of('court number and judge') ?? '') ?? []
  const decisionDate = readDate(status.get('decision date'))

  return {
    courtName: readCourtName($),
    caseType: landmark(textOrNull(details.get('case type')), 'case type'),
    filingNumber: textOrNull(details.get('filing number')),
    filingDate: readDate(details.get('filing date')),
    registrationNumber: textOrNull(details.get('registration number')),
    registrationDate: readDate(details.get('registration date')),
    cnr: landmark(
      /^[A-Z]{4}[A-Z0-9]{2}\d{10}/.exec((details.get('cnr number') ?? '').replaceAll('-', ''))?.[0],
      'CNR number',
    ),
    firstHearingDate: readDate(status.get('first hearing date')),
    nextHearingDate: readDate(status.get('next hearing date')),
    decisionDate,
    disposed:
      decisionDate !== null || of('nature of disposal') !== null || /dispos|decided/i.test(of('case status') ?? ''),
    caseStatus: of('case status'),
    natureOfDisposal: of('nature of disposal'),
    stage: of('stage of case'),
    courtNumber: courtNumber ?? null,
    judge: textOrNull(judge),
    petitioners: parseParties(landmark(firstElement($('.Petitioner ul, .petitioner ul')), 'petitioners')),
    respondents: parseParties(landmark(firstElement($('.respondent ul, .Respondent ul')), 'respondents')),
    acts: (tables.get('acts') ?? []).flatMap(parseActs),
    applications: (tables.get('applications') ?? []).flatMap(parseApplications),
    fir: toFir(record('fir')),
    lowerCourt: toLowerCourt(record('lowerCourt')),
    hearings: (tables.get('history') ?? []).flatMap((table) => readHistory($, table)),
    orders: (['interim', 'final'] as const).flatMap((kind) =>
      (tables.get(kind) ?? []).flatMap((table) => readOrders($, table, kind)),
    ),
  }
}

function sortTables($: Page): Map<Block, Element[]> {
  const sorted = new Map<Block, Element[]>()
  for (const table of $('table').toArray().filter(isTag)) {
    const caption = lineOf(firstElement($(table).children('caption')) ?? table)
    const [header] = rowsOf(table)
    const columns = header ? cellsOf(header).map(lineOf).join(' | ') : ''
    const names = Object.keys(blocks) as Block[]
    const block = names.find((name) => blocks[name].caption.test(caption))
    if (block) sorted.set(block, [...(sorted.get(block) ?? []), table])
    else if (names.some((name) => blocks[name].column.test(columns)))
      throw new PageChanged(`A table has an unknown caption: ${caption.slice(0, 60)}`)
  }
  return sorted
}

function readRecord(table: Element): Labelled {
  const [header, values] = rowsOf(table).map(cellsOf)
  if (!header || !values || values.length !== header.length) throw new PageChanged('A table of the case has no values')
  checkColumns(
    header.map((cell) => labelKey(lineOf(cell))),
    [values],
  )
  return new Map(header.map((cell, index) => [labelKey(lineOf(cell)), values[index] ? lineOf(values[index]) : '']))
}

const readCourtName = ($: Page) => {
  const heading = firstElement($('h2, h3, .text-center'))
  return heading ? textOrNull(lineOf(heading)) : null
}

function toFir(values: Labelled | null): DistrictCasePage['fir'] {
  if (values === null) return null
  landmark(values.get('police station'), 'police station')
  const year = Number(pick(values, 'year', 'fir year') ?? 0)
  return {
    state: textOrNull(values.get('state')),
    district: textOrNull(values.get('district')),
    policeStation: textOrNull(values.get('police station')),
    number: textOrNull(landmark(pick(values, 'fir number', 'fir no'), 'FIR number')),
    year: Number.isInteger(year) && year > 0 ? year : null,
  }
}

const toLowerCourt = (values: Labelled | null): DistrictCasePage['lowerCourt'] =>
  values && {
    court: textOrNull(landmark(values.get('court number and name'), 'subordinate court')),
    caseNumber: textOrNull(pick(values, 'case number and year', 'case number')),
    decisionDate: readDate(pick(values, 'case decision date', 'decision date')),
  }

function readHistory($: Page, table: Element): DistrictHearing[] {
  const grid = readGrid(table, 4)
  const columns = {
    judge: columnOf(grid, 'judge'),
    business: columnOf(grid, 'business'),
    hearing: columnOf(grid, 'hearing date'),
    purpose: columnOf(grid, 'purpose'),
  }
  return grid.rows.map((cells) => {
    const at = (column: number) => (cells[column] ? textOrNull(lineOf(cells[column])) : null)
    const term = $(cells).find('a[data-case]').attr('data-case')
    return {
      judge: at(columns.judge),
      businessDate: readDate(at(columns.business)),
      nextDate: readDate(at(columns.hearing)),
      purpose: at(columns.purpose),
      businessArgs: term === undefined ? null : [term],
    }
  })
}

function readOrders($: Page, table: Element, kind: DistrictOrder['kind']): DistrictOrder[] {
  const grid = readGrid(table, 3)
  const number = columnOf(grid, 'order number', 'order no')
  const date = columnOf(grid, 'order date')
  const details = columnOf(grid, 'order details')
  return grid.rows.map((cells) => {
    const at = (column: number) => (cells[column] ? textOrNull(lineOf(cells[column])) : null)
    const href = $(cells).find('a[href]').attr('href')?.trim()
    const document: Record<string, string> = href === undefined || href === '' || href.startsWith('#') ? {} : { href }
    return { number: at(number), date: readDate(at(date)), label: at(details), kind, document }
  })
}
