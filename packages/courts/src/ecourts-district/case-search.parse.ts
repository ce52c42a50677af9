import type { Element } from 'domhandler'
import type { UnreadRow } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { firstElement, landmark, lineOf, linesOf, openPage } from '../reading/page.ts'
import { isUnread, readEach, requireLink } from '../reading/rows.ts'
import { cellsOf, columnOf, type Grid, rowsOf, wordsOfCells } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { splitTitleLines } from '../reading/titles.ts'
import { callIn } from './calls.ts'
import { readPortalReply } from './reply.ts'

export type DistrictHit = ReturnType<typeof readHit>

export interface DistrictSearch {
  establishments: number
  total: number
  courts: string[]
  rows: (DistrictHit | UnreadRow)[]
}

export function parseDistrictSearch(reply: string): DistrictSearch {
  const $ = openPage(readPortalReply(reply, 'case_data', 'party_data', 'adv_data', 'act_data').html)
  const summary = $('h2, h3, h4')
    .toArray()
    .map(lineOf)
    .filter((line) => /total number of/i.test(line))
    .join(' / ')
  const total = Number(landmark(/cases\s*:\s*(\d+)/i.exec(summary)?.[1], 'number of cases in its summary'))
  const table = landmark(firstElement($('#dispTable, table#titlehid')), 'table of cases')
  const rows = readRows(table)
  if (rows.length !== total) throw new PageChanged(`The page has ${rows.length} cases and says ${total}`)
  const courts = [...new Set(rows.flatMap((row) => (isUnread(row) ? [] : (row.court ?? []))))]
  // After a search of a single establishment, the summary may give no number of establishments.
  const said = /establishments in court complex\s*:\s*(\d+)/i.exec(summary)?.[1]
  return { establishments: said === undefined ? courts.length : Number(said), total, courts, rows }
}

function readRows(table: Element): DistrictSearch['rows'] {
  const [header, ...rest] = rowsOf(table)
  const grid: Grid = { headers: header ? cellsOf(header).map((cell) => lineOf(cell).toLowerCase()) : [], rows: [] }
  const columns = {
    serial: columnOf(grid, 'sr no', 'sr. no'),
    number: columnOf(grid, 'case number', 'case type'),
    parties: columnOf(grid, 'petitioner'),
    view: columnOf(grid, 'view'),
  }
  let court: string | null = null
  const found: { cells: Element[]; court: string | null }[] = []
  for (const cells of rest.map(cellsOf)) {
    const [first] = cells
    if (first && cells.length === 1 && isHeading(first)) court = textOrNull(lineOf(first))
    else found.push({ cells, court })
  }
  return readEach(
    found,
    (row) => readHit(row.cells, columns, row.court),
    (row) => wordsOfCells(row.cells),
  )
}

const isHeading = ({ name, attribs }: Element) => name === 'th' || Number(attribs.colspan ?? 1) > 1

function readHit(
  cells: Element[],
  columns: Record<'serial' | 'number' | 'parties' | 'view', number>,
  court: string | null,
) {
  const at = (column: number) => landmark(cells[column], 'cell of a row')
  const args = requireLink(callIn([at(columns.view)], 'viewHistory'))
  const [caseNo, cnr, courtCode] = args
  if (!caseNo || !courtCode || !/^[A-Z]{4}[A-Z0-9]{2}\d{10}$/.test(cnr ?? ''))
    throw new PageChanged('A link to a case has other arguments')
  const { petitioner, respondent } = splitTitleLines(linesOf(at(columns.parties)))
  return {
    serial: Number(lineOf(at(columns.serial))),
    court,
    caseNumber: lineOf(at(columns.number)),
    petitioner,
    respondent,
    caseNo,
    cnr: cnr ?? '',
    courtCode,
    args,
  }
}
