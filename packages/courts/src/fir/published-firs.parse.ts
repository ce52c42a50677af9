import type { Element } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { checkColumns } from '../reading/columns.ts'
import { parseJson } from '../reading/json-reply.ts'
import { indexPage, isBlank, landmark, lineOf, linesOf, openPage } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { dropBom, textOrNull, tidy } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'

export interface PublishedFir {
  state: string
  district: string
  policeStation: string
  year: number
  firNumber: string
  firNoWithYear: string
  registeredAt: string | null
  sections: string[]
}

export interface PublishedFirs {
  /** Null for rows from a saved JSON file, which has no total. */
  total: number | null
  rows: PublishedFir[]
  message: string | null
}

/** For each column: its heading on the page, and its name in open-source programs' JSON. */
const columns = {
  state: ['state', 'state'],
  district: ['district', 'district'],
  policeStation: ['police station', 'policeStation'],
  year: ['year', 'year'],
  firNumber: ['fir no', 'firNumber'],
  registeredAt: ['registration date', 'registrationDate'],
  firNoWithYear: ['fir no/year', 'firNoWithYear'],
  sections: ['sections', 'sections'],
} as const

type Column = keyof typeof columns
type Cells = Record<Column, string>

const columnNames = Object.keys(columns) as Column[]

/** Empty only if the page says "No Records Found" and gives a total of 0 (NOTES.md). */
export function parsePublishedFirs(text: string): PublishedFirs {
  throwOnErrorPage(text)
  const whole = dropBom(text).trim()
  return whole.startsWith('[') ? readSavedRows(whole) : readPage(whole)
}

function readSavedRows(text: string): PublishedFirs {
  const rows = parseJson(text, 'The list of FIRs')
  if (!Array.isArray(rows) || rows.length === 0) throw new PageChanged('The list of FIRs is empty')
  return { total: null, rows: rows.map(readSavedRow), message: null }
}

function readSavedRow(row: unknown): PublishedFir {
  const fields: Record<string, unknown> = typeof row === 'object' && row !== null ? { ...row } : {}
  return readFir((column) => {
    const value = fields[columns[column][1]]
    if (typeof value !== 'string' && typeof value !== 'number') throw new PageChanged(`An FIR has no ${column}`)
    return String(value)
  })
}

function readPage(html: string): PublishedFirs {
  requireEnd(html)
  const page = indexPage(openPage(html))
  const totalText = lineOf(landmark(page.byId('ContentPlaceHolder1_lbltotalrecord'), 'number of records'))
  const total = /^\d+$/.test(totalText) ? Number(totalText) : null
  if (total === null) throw new PageChanged(`Not a number of records: ${totalText.slice(0, 40)}`)
  const grid = landmark(page.byId('ContentPlaceHolder1_gdvDeadBody'), 'grid of FIRs')
  const says = page.byId('ContentPlaceHolder1_lblMsg')
  const message = says ? textOrNull(lineOf(says)) : null
  const { rows, hasPager } = readGridRows(grid)
  if (rows.length === 0 && (total !== 0 || !/no records found/i.test(lineOf(grid))))
    throw new PageChanged('The grid of FIRs is empty, and the portal does not say that there are none')
  // If the result has several pages, each has fewer rows than the total.
  if (rows.length > total || (!hasPager && rows.length !== total))
    throw new PageChanged(`The grid has ${rows.length} of ${total} FIRs`)
  return { total, rows, message }
}

function requireEnd(html: string) {
  const end = /<html[\s>]/i.test(html) ? /<\/html>\s*$/i : /<\/(?:table|div|form)>\s*$/i
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
  if (!end.test(html) || count(/<table[\s>]/gi) > count(/<\/table\s*>/gi))
    throw new PageChanged('The page of FIRs is incomplete')
}

function readGridRows(grid: Element): { rows: PublishedFir[]; hasPager: boolean } {
  const all = rowsOf(grid).map(cellsOf)
  const isPager = (cells: Element[]) => cells.length === 1 && Number(cells[0]?.attribs.colspan ?? 1) > 1
  const hasPager = all.some(isPager)
  const lines = all.filter((cells) => !isPager(cells) && !cells.every(isBlank))
  if (lines.length === 1 && lines[0]?.length === 1) return { rows: [], hasPager }
  const [header, ...rest] = lines
  const headings = (header ?? []).map((cell) =>
    lineOf(cell)
      .toLowerCase()
      .replace(/\.$/, '')
      .replace(/\s*\(.*$/, ''),
  )
  const places = Object.fromEntries(
    columnNames.map((column) => {
      const at = headings.indexOf(columns[column][0])
      if (at < 0) throw new PageChanged(`The grid of FIRs has no column "${columns[column][0]}"`)
      return [column, at]
    }),
  ) as Record<Column, number>
  checkColumns(headings, rest)
  const rows = rest.map((cells) =>
    readFir((column) => linesOf(landmark(cells[places[column]], `${column} of an FIR`)).join('\n')),
  )
  return { rows, hasPager }
}

function readFir(read: (column: Column) => string): PublishedFir {
  const cells = Object.fromEntries(columnNames.map((column) => [column, read(column)])) as Cells
  const year = tidy(cells.year)
  const firNumber = tidy(cells.firNumber).replace(/^0+(?=\d)/, '')
  const firNoWithYear = tidy(cells.firNoWithYear)
  const [, number, numberYear] = /^0*(\d+)\/(\d{4})$/.exec(firNoWithYear) ?? []
  if (number !== firNumber || numberYear !== year)
    throw new PageChanged(`FIR ${firNumber} of ${year} is also called ${firNoWithYear.slice(0, 30)}`)
  return {
    state: required(cells, 'state'),
    district: required(cells, 'district'),
    policeStation: required(cells, 'policeStation'),
    year: Number(year),
    firNumber,
    firNoWithYear,
    registeredAt: readMoment(cells.registeredAt),
    sections: cells.sections
      .split('\n')
      .map((line) => tidy(line).replace(/\s*;$/, ''))
      .filter((line) => line !== ''),
  }
}

function required(cells: Cells, column: Column): string {
  return landmark(textOrNull(cells[column]), `${column} of an FIR`)
}

function readMoment(text: string): string | null {
  const line = textOrNull(text)
  if (line === null) return null
  const [, day, month, year, time] = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}:\d{2})$/.exec(line) ?? []
  const moment = `${year}-${month}-${day}T${time}+05:30`
  const instant = new Date(moment)
  const isReal = !Number.isNaN(instant.getTime()) && new Date(`${moment.slice(0, 19)}Z`).getUTCDate() === Number(day)
  if (!isReal) throw new PageChanged(`Not a time as this portal writes it: ${line.slice(0, 40)}`)
  return moment
}
