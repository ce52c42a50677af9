import type { Element } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { pick, readCellLabels, readColonLabels } from '../reading/labels.ts'
import { landmark, lineOf, linesOf, type Page } from '../reading/page.ts'
import { cellsOf, columnOf, findColumn, type Grid, readGrid, rowsOf } from '../reading/tables.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { callIn } from './calls.ts'
import type { DistrictApplication, DistrictCasePage, DistrictHearing, DistrictOrder } from './case-page.ts'

const textAt = (cells: Element[], column: number) => {
  const cell = cells[column]
  return cell ? textOrNull(lineOf(cell)) : null
}

export function parseActs(table: Element): DistrictCasePage['acts'] {
  const grid = readGrid(table, 2)
  const [act, section] = [columnOf(grid, 'act'), columnOf(grid, 'section')]
  return grid.rows.map((cells) => ({ act: textAt(cells, act) ?? '', section: textAt(cells, section) }))
}

export function parseApplications(table: Element): DistrictApplication[] {
  const grid = readGrid(table, 4)
  const number = columnOf(grid, 'ia number', 'ia no')
  const party = columnOf(grid, 'party')
  const filed = columnOf(grid, 'date of filing', 'filing date')
  const next = columnOf(grid, 'next date')
  const status = columnOf(grid, 'status')
  return grid.rows.map((cells) => {
    const [, date, purpose] = /^([^(]*?)\s*(?:\(\s*(.*?)\s*\))?$/.exec(textAt(cells, next) ?? '') ?? []
    const parties = cells[party]
    return {
      number: textAt(cells, number) ?? '',
      parties: parties ? linesOf(parties).map(tidy).filter(Boolean) : [],
      filedOn: readDate(textAt(cells, filed)),
      nextDate: readDate(date),
      purpose: textOrNull(purpose),
      status: textAt(cells, status),
    }
  })
}

/** One saved page has a table without a header row. */
export function parseHistory(table: Element): DistrictHearing[] {
  const [first] = rowsOf(table).map(cellsOf)
  const isHeaderless = first?.length === 4 && /^\d{2}-\d{2}-\d{4}$/.test(textAt(first, 1) ?? '')
  const grid: Grid = isHeaderless ? { headers: [], rows: rowsOf(table).map(cellsOf) } : readGrid(table, 4)
  const registration = findColumn(grid, 'registration number')
  const columns = isHeaderless
    ? { judge: 0, business: 1, hearing: 2, purpose: 3 }
    : {
        judge: columnOf(grid, 'judge'),
        business: columnOf(grid, 'business'),
        hearing: columnOf(grid, 'hearing date'),
        purpose: columnOf(grid, 'purpose'),
      }
  return grid.rows.map((cells) => {
    if (cells.length < 4) throw new PageChanged('A row of the history is incomplete')
    return {
      ...(registration === null ? {} : { registrationNumber: textAt(cells, registration) }),
      judge: textAt(cells, columns.judge),
      businessDate: readDate(textAt(cells, columns.business)),
      nextDate: readDate(textAt(cells, columns.hearing)),
      purpose: textAt(cells, columns.purpose),
      businessArgs: callIn(cells, 'viewBusiness'),
    }
  })
}

export function parseOrders($: Page, table: Element, heading: string): DistrictOrder[] {
  const kind = /interim|^orders$/i.test(heading) ? 'interim' : /final|judge?ment/i.test(heading) ? 'final' : null
  if (kind === null) throw new PageChanged(`Orders under an unknown heading: ${heading.slice(0, 60)}`)
  // On pages saved in 2022 or earlier, the header row is in a separate table above.
  const [first] = rowsOf(table).map(cellsOf)
  const isHeaderless = /^\d+$/.test(textAt(first ?? [], 0) ?? '')
  const grid: Grid = isHeaderless ? { headers: [], rows: rowsOf(table).map(cellsOf) } : readGrid(table, 3)
  const number = isHeaderless ? 0 : columnOf(grid, 'order number', 'order no')
  const date = isHeaderless ? 1 : columnOf(grid, 'order date')
  const details = isHeaderless ? 2 : columnOf(grid, 'order details')
  return grid.rows.map((cells) => ({
    number: textAt(cells, number),
    date: readDate(textAt(cells, date)),
    label: textAt(cells, details),
    kind,
    document: documentIn($, cells),
  }))
}

function documentIn($: Page, cells: Element[]): Record<string, string> {
  const [call] = callIn(cells, 'displayPdf') ?? []
  if (call !== undefined) {
    const query = call.slice(call.indexOf('&') + 1)
    return Object.fromEntries(new URLSearchParams(query))
  }
  const href = $(cells).find('a[href]').attr('href')?.trim()
  return href === undefined || href === '' || href.startsWith('#') ? {} : { href }
}

const labelsOf = (block: Element) => (block.name === 'table' ? readCellLabels(block) : readColonLabels(block))

export function parseFir(block: Element): NonNullable<DistrictCasePage['fir']> {
  const values = labelsOf(block)
  const of = (...labels: string[]) => textOrNull(pick(values, ...labels))
  landmark(pick(values, 'police station'), 'police station')
  landmark(pick(values, 'fir number', 'fir no'), 'FIR number')
  const year = Number(of('year', 'fir year') ?? 0)
  return {
    state: of('state'),
    district: of('district'),
    policeStation: of('police station'),
    number: of('fir number', 'fir no'),
    year: Number.isInteger(year) && year > 0 ? year : null,
  }
}

export function parseLowerCourt(block: Element): NonNullable<DistrictCasePage['lowerCourt']> {
  const values = labelsOf(block)
  const of = (...labels: string[]) => textOrNull(pick(values, ...labels))
  landmark(pick(values, 'court number and name', 'court name'), 'subordinate court')
  return {
    court: of('court number and name', 'court name'),
    caseNumber: of('case number and year', 'case number'),
    decisionDate: readDate(pick(values, 'case decision date', 'decision date')),
  }
}
