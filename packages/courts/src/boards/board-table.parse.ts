import type { Element } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { checkValue } from '../reading/columns.ts'
import { firstElement, isBlank, landmark, lineOf, openPage } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'
import { type BoardRow, readItem, stateIn } from './board.ts'

type Column = 'court' | 'coram' | 'item' | 'list' | 'state' | 'other'

const headers: [RegExp, Column][] = [
  [/^(?:court|cr|ch|court hall|hall)(?: ?(?:no|number))?$/, 'court'],
  [/^(?:coram|bench|judges?|hon'?ble judges?)$/, 'coram'],
  [/^(?:serial|item|sr|sl|s) ?(?:no|number)$|^sno$|^item$/, 'item'],
  [/^list(?: ?(?:type|no))?$/, 'list'],
  [/^(?:status|progress)$/, 'state'],
  [/^case ?(?:no|number|details?)$/, 'other'],
  [/^(?:stage|purpose|round|parties|title|kept back cases|passed over cases|important information|message)$/, 'other'],
]

export function parseBoardTable(html: string): BoardRow[] {
  throwOnErrorPage(html)
  if (!/<\/(?:html|table)\s*>\s*$/i.test(html)) throw new PageChanged('The board is incomplete')
  const $ = openPage(html)
  const table = landmark(firstElement($('table').filter((_, one) => findHeader(one) !== null)), 'table of rooms')
  const { names, columns, rest } = landmark(findHeader(table), 'header of the board')
  const rows = rest.filter((row) => !isBlank(row)).map((row) => readRow(spreadCells(row), names, columns))
  if (rows.length === 0) throw new PageChanged('The board has no rooms')
  return rows
}

interface Header {
  names: string[]
  columns: Column[]
  rest: Element[]
}

function findHeader(table: Element): Header | null {
  const rows = rowsOf(table)
  const at = rows.findIndex((row) => {
    const found = cellsOf(row).map((cell) => columnNamed(lineOf(cell)))
    return found.includes('item') && (found.includes('court') || found.includes('coram'))
  })
  const row = rows[at]
  if (!row) return null
  const names = cellsOf(row).map((cell) => lineOf(cell))
  const columns = names.map((name) => {
    const column = columnNamed(name)
    if (column === null) throw new PageChanged(`The board has an unknown column: ${name.slice(0, 60)}`)
    return column
  })
  return { names, columns, rest: rows.slice(at + 1) }
}

function columnNamed(name: string): Column | null {
  const key = tidy(name.toLowerCase().replaceAll('.', ' ').replaceAll('’', "'"))
  return headers.find(([pattern]) => pattern.test(key))?.[1] ?? null
}

const spreadCells = (row: Element): (string | null)[] =>
  cellsOf(row).flatMap((cell) => [
    textOrNull(lineOf(cell)),
    ...Array.from({ length: Math.min(20, Number(cell.attribs.colspan ?? 1)) - 1 || 0 }, () => null),
  ])

function readRow(cells: (string | null)[], names: string[], columns: Column[]): BoardRow {
  const at = (column: Column) => cells[columns.indexOf(column)] ?? null
  const listsItems = names.some((name) => /kept back|passed over/i.test(name))
  for (const [index, name] of names.entries()) checkCell(name, cells[index] ?? '', listsItems)
  const courtNo = landmark(at('court') ?? at('coram'), 'number of a room')
  const said = readItem(at('item'))
  // A courtroom that is not sitting may have fewer cells, so only rows with an item must have all cells.
  if (cells.length !== columns.length && said.item !== null)
    throw new PageChanged(`A row of the board has ${cells.length} cells instead of ${columns.length}`)
  const state = stateIn(at('state'))
  return {
    court_no: courtNo,
    item: state === null || state === 'at-lunch' ? said.item : null,
    list: at('list'),
    progress: state ?? said.progress,
    raw: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null])),
  }
}

function checkCell(name: string, value: string, listsItems: boolean) {
  const key = tidy(name.toLowerCase().replaceAll('.', ' '))
  // An item cell may contain words, such as "Lunch".
  if (columnNamed(name) !== 'item') checkValue(key, value)
  const isOdd =
    (listsItems && columnNamed(name) === 'item' && /\d\s*,\s*\d/.test(value)) ||
    (/^case ?(?:no|number|details?)$/.test(key) && /^\d+$/.test(value)) ||
    (columnNamed(name) === 'court' && (/\d\s*,\s*\d|\/\d+\/\d{4}/.test(value) || stateIn(value) !== null))
  if (isOdd) throw new PageChanged(`Column "${name}" contains "${value.slice(0, 40)}"`)
}
