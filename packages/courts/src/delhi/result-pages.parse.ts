import type { CourtDate } from '@peshi/contract/platform/dates'
import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import type { UnreadRow } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { landmark, lineOf, linesOf, openPage, type Page } from '../reading/page.ts'
import { cellsOf, columnOf, openGrid, readFoundRows, readGrid, rowsOf } from '../reading/tables.ts'
import { textOrNull, tidy } from '../reading/text.ts'

export interface DelhiResult {
  sr: string
  case: string
  status: string | null
  petitioner: string | null
  respondent: string | null
  next_date: CourtDate | null
  last_date: CourtDate | null
  court_no: string | null
}

export function parseDelhiResults(html: string): { rows: (DelhiResult | UnreadRow)[]; total: number } {
  const { $, table } = openTable(html, 'petitioner vs', 'listing date')
  const grid = openGrid(table, 3)
  const at = {
    sr: columnOf(grid, 's.no'),
    case: columnOf(grid, 'case no', 'diary no', 'status'),
    parties: columnOf(grid, 'petitioner vs'),
    listing: columnOf(grid, 'listing date'),
  }
  const rows = readFoundRows(grid, (cells): DelhiResult => {
    const lines = linesOf(cell(cells, at.case)).map(tidy).filter(Boolean)
    const listing = linesOf(cell(cells, at.listing)).map(tidy).join('\n')
    const [petitioner, respondent] = linesOf(cell(cells, at.parties))
      .map(tidy)
      .join('\n')
      .split(/^\s*VS\.?\s*$/im)
    const dateOf = (label: string) =>
      readDate(new RegExp(`${label}\\s*:?\\s*(\\d{1,2}\\/\\d{1,2}\\/\\d{4})`, 'i').exec(listing)?.[1])
    return {
      sr: lineOf(cell(cells, at.sr)),
      case: landmark(lines[0], 'number of a case'),
      status: /\[\s*([^\]]+?)\s*\]/.exec(lines.join(' '))?.[1] ?? null,
      petitioner: textOrNull(petitioner?.replaceAll('\n', ' ')),
      respondent: textOrNull(respondent?.replaceAll('\n', ' ')),
      next_date: dateOf('NEXT DATE'),
      last_date: dateOf('LAST DATE'),
      court_no: textOrNull(/COURT NO\s*:?\s*(\S+)/i.exec(listing)?.[1]),
    }
  })
  return { rows, total: totalOf($, rows.length) }
}

export interface DelhiOrder {
  sr: string
  case: string
  date: CourtDate | null
  corrigendum: string | null
  hindi: string | null
  link: string | null
}

export function parseDelhiOrders(html: string): { rows: DelhiOrder[]; total: number } {
  const { $, table } = openTable(html, 'order link', 'date of order')
  const grid = readGrid(table, 3)
  const at = {
    sr: columnOf(grid, 's.no'),
    case: columnOf(grid, 'case no'),
    date: columnOf(grid, 'date of order'),
    corrigendum: columnOf(grid, 'corrigendum'),
    hindi: columnOf(grid, 'hindi'),
  }
  const rows = grid.rows.map((cells): DelhiOrder => {
    const link = $(cell(cells, at.case)).find('a').attr('href')
    return {
      sr: lineOf(cell(cells, at.sr)),
      case: lineOf(cell(cells, at.case)),
      date: readDate(lineOf(cell(cells, at.date))),
      corrigendum: textOrNull(lineOf(cell(cells, at.corrigendum))),
      hindi: textOrNull(lineOf(cell(cells, at.hindi))),
      link: link ?? null,
    }
  })
  return { rows, total: totalOf($, rows.length) }
}

const cell = (cells: readonly Element[], column: number) => landmark(cells[column], 'cell of a row')

function openTable(html: string, ...words: string[]): { $: Page; table: Element } {
  const $ = openPage(html)
  const tables = $('table').toArray().filter(isTag)
  const table = tables.find((one) => {
    const [header] = rowsOf(one)
    const text = header ? cellsOf(header).map(lineOf).join(' | ').toLowerCase() : ''
    return words.every((word) => text.includes(word))
  })
  return { $, table: landmark(table, `table with ${words[0]}`) }
}

function totalOf($: Page, rows: number): number {
  const said = /of (\d+) entr/i.exec($('.dt-info, .dataTables_info').first().text())?.[1]
  if (said !== undefined && Number(said) < rows) throw new PageChanged(`The page has ${rows} rows and counts ${said}`)
  return said === undefined ? rows : Number(said)
}
