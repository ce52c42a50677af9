import type { Element } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { checkColumns } from '../reading/columns.ts'
import { readDate } from '../reading/dates.ts'
import { labelKey, pick } from '../reading/labels.ts'
import { landmark, lineOf, linesOf } from '../reading/page.ts'
import { cellsOf, columnOf, findColumn, type Grid, readGrid, rowsOf } from '../reading/tables.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import type { DetailsPage } from './case-details-page.ts'

const cellAt = (cells: Element[], column: number | null) => (column === null ? undefined : cells[column])
const textAt = (cells: Element[], column: number | null) => {
  const cell = cellAt(cells, column)
  return cell ? textOrNull(lineOf(cell)) : null
}

export function parseParties(table: Element): Pick<DetailsPage, 'petitioners' | 'respondents'> {
  const grid = readGrid(table, 2)
  const side = (column: number) => grid.rows.flatMap((cells) => readSide(landmark(cells[column], 'column of parties')))
  return { petitioners: side(columnOf(grid, 'petitioner')), respondents: side(columnOf(grid, 'respondent')) }
}

function readSide(cell: Element): DetailsPage['petitioners'] {
  const parties: DetailsPage['petitioners'] = []
  for (const line of linesOf(cell).map(tidy).filter(Boolean)) {
    const advocates = /^Advocate\s*[-–:]\s*(.*)$/i.exec(line)
    const names = (advocates?.[1] ?? '').split(/\s*,\s*(?![^()]*\))/).flatMap((name) => textOrNull(name) ?? [])
    if (advocates) parties.at(-1)?.advocates.push(...names)
    else parties.push({ name: line.replace(/^\d+\s*[.)]\s*/, ''), advocates: [] })
  }
  return parties
}

export function parseActs(table: Element): DetailsPage['acts'] {
  const grid = readGrid(table, 2)
  const [act, section] = [columnOf(grid, 'act'), columnOf(grid, 'section')]
  return grid.rows.map((cells) => ({ act: textAt(cells, act) ?? '', section: textAt(cells, section) }))
}

export function parseFir(table: Element): NonNullable<DetailsPage['fir']> {
  const values = readRecord(table)
  landmark(pick(values, 'crime no', 'crime number'), 'crime number')
  const year = Number(pick(values, 'year') ?? 0)
  return {
    district: textOrNull(pick(values, 'district')),
    policeStation: textOrNull(pick(values, 'police station')),
    crimeNumber: textOrNull(pick(values, 'crime no', 'crime number')),
    year: Number.isInteger(year) && year > 0 ? year : null,
  }
}

/** The lower court's table has no CSS class, so the label "Case No. and Year" identifies it. */
export function parseLowerCourt(tables: Element[]): DetailsPage['lowerCourt'] {
  for (const table of tables) {
    const values = readRecord(table)
    const number = pick(values, 'case no. and year', 'case number and year')
    if (number === null) {
      if (/case (?:no\.?|number) and year\b/i.test(lineOf(table)))
        throw new PageChanged('The block of the court below has other columns')
      continue
    }
    return {
      court: textOrNull(pick(values, 'court name', 'court', 'court number and name')),
      caseNumberYear: textOrNull(number),
      decisionDate: readDate(pick(values, 'decision date', 'case decision date')),
    }
  }
  return null
}

function readRecord(table: Element): ReadonlyMap<string, string> {
  const [header, first] = rowsOf(table).map(cellsOf)
  const key = (cell: Element) => labelKey(lineOf(cell)).replace(/\bno\.$/, 'no')
  if (header && header.length > 1 && header.every((cell) => cell.name === 'th')) {
    if (first) checkColumns(header.map(key), [first])
    return new Map(header.map((cell, index) => [key(cell), first?.[index] ? lineOf(first[index]) : '']))
  }
  const values = new Map<string, string>()
  for (const cells of rowsOf(table).map(cellsOf)) {
    for (let index = 0; index + 1 < cells.length; index += 2) {
      const [label, value] = [cells[index], cells[index + 1]]
      if (label && value && !values.has(key(label))) values.set(key(label), lineOf(value).replace(/^:\s*/, ''))
    }
  }
  return values
}

export function parseApplications(table: Element): DetailsPage['applications'] {
  const grid = readGrid(table, 4)
  const number = columnOf(grid, 'number', 'application', 'classification', 'ia')
  const party = columnOf(grid, 'party')
  const filed = columnOf(grid, 'filing')
  const next = columnOf(grid, 'next', 'disposal')
  const status = columnOf(grid, 'status')
  return grid.rows.map((cells) => {
    const cell = cellAt(cells, number)
    const [first = '', ...others] = cell ? linesOf(cell).map(tidy).filter(Boolean) : []
    const classification = others.join(' ').replace(/^\(?classification\s*:?\s*/i, '')
    return {
      number: first,
      classification: textOrNull(classification),
      party: textAt(cells, party),
      filedOn: readDate(textAt(cells, filed)),
      nextDate: readDate(textAt(cells, next)),
      status: textAt(cells, status),
    }
  })
}

export function parseListings(table: Element): DetailsPage['listings'] {
  const grid = readGrid(table, 4)
  const judge = columnOf(grid, 'justice', 'judge', 'bench', 'coram')
  return grid.rows.map((cells) => ({
    listType: textAt(cells, findColumn(grid, 'list type')),
    judge: textOrNull(textAt(cells, judge)?.replace(/\s*\(\s*Bench\s*ID\s*:.*?\)/gi, '')),
    benchId: /\(\s*Bench\s*ID\s*:\s*(\d+)\s*\)/i.exec(textAt(cells, judge) ?? '')?.[1] ?? null,
    serial: textAt(cells, findColumn(grid, 'serial', 'sr')),
    date: readDate(textAt(cells, dateColumn(grid))),
    shortOrder: textAt(cells, findColumn(grid, 'short order', 'order')),
  }))
}

const dateColumn = (grid: Grid) => columnOf(grid, 'listing date', 'date')
