import type { CourtDate } from '@peshi/contract/platform/dates'
import { type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { checkValue, holdsLink } from '../reading/columns.ts'
import { readDate } from '../reading/dates.ts'
import { landmark, lineOf, linesOf, openPage, type Page } from '../reading/page.ts'
import { cellsOf, columnOf, rowsOf } from '../reading/tables.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { splitTitle } from '../reading/titles.ts'
import { readReply } from '../s3waas/reply.ts'

export interface SciJudgments {
  serial: number
  diaryNumber: string | null
  caseNumber: string | null
  petitioner: string | null
  respondent: string | null
  bench: string[]
  judgments: { date: CourtDate; language: string | null; url: string }[]
}

/** The first cell has the row's number and the judges' names. In some rows, the names follow the cell's end tag. */
export function parseJudgments(reply: string): SciJudgments[] {
  const { html } = readReply(reply)
  // In `<td>1</td><br>NAME<br>NAME</td>`, HTML parsers would move the names out of the table. So the first end tag is
  // removed.
  const closed = html.replace(/(<td>\s*\d*\s*)<\/td>\s*(?=<br)/gi, '$1')
  if (/<\/td>\s*<br/i.test(closed)) throw new PageChanged('There are names between the cells of the judgments')
  const $ = openPage(closed)
  const table = landmark(
    $('table')
      .toArray()
      .filter(isTag)
      .find((one) => /diary number/i.test(lineOf(one))),
    'table of judgments',
  )
  const [header, ...rest] = rowsOf(table).map(cellsOf)
  const grid = { headers: (header ?? []).map((cell) => lineOf(cell).toLowerCase()), rows: rest }
  const columns = {
    serial: columnOf(grid, 'serial', 's.no', 'sr'),
    diary: columnOf(grid, 'diary'),
    number: columnOf(grid, 'case number', 'case no'),
    parties: columnOf(grid, 'petitioner / respondent'),
    bench: columnOf(grid, 'bench', 'judge', 'coram'),
  }
  // Some rows end early or have invalid cells, so rows can be parsed only with the columns in this sequence.
  const order = Object.values(columns)
  if (order.some((column, index) => index > 0 && column < (order[index - 1] ?? 0)))
    throw new PageChanged('The columns of the judgments are in another order')
  // Only checks that the column exists. Links identify the documents, because the last two columns share a cell and
  // some rows end early.
  columnOf(grid, 'judgment', 'judgement', 'order', 'rop')
  return rest.map((cells) => {
    if (cells.length < 3) throw new PageChanged('A row of the judgments is incomplete')
    return { ...readRow(cells, columns), judgments: readLinks($, cells) }
  })
}

function readRow(cells: Element[], columns: Record<'serial' | 'diary' | 'number' | 'parties' | 'bench', number>) {
  const at = (column: number) => (cells[column] ? textOrNull(lineOf(cells[column])) : null)
  const serial = Number(at(columns.serial))
  if (!Number.isInteger(serial)) throw new PageChanged('A row of the judgments has no serial number')
  const bench = readBench(cells[columns.bench])
  checkValue('petitioner', at(columns.parties) ?? '')
  const [diaryNumber, caseNumber] = [at(columns.diary), at(columns.number)]
  if (diaryNumber !== null && !/^\d*\s*\/\s*\d+$/.test(diaryNumber))
    throw new PageChanged(`Not a diary number: ${diaryNumber.slice(0, 60)}`)
  if (caseNumber !== null && !/[a-z]/i.test(caseNumber))
    throw new PageChanged(`Not a case number: ${caseNumber.slice(0, 60)}`)
  if (cells.slice(0, columns.bench + 1).some(holdsLink))
    throw new PageChanged('A document is among the particulars of its case')
  return {
    serial,
    diaryNumber,
    caseNumber,
    ...splitTitle(at(columns.parties)),
    bench,
  }
}

function readBench(cell: Element | undefined): string[] {
  const lines = cell ? linesOf(cell).map(tidy).filter(Boolean) : []
  const names = lines.filter((line) => !/^\d+$/.test(line))
  if (names.length === 0 && lines.length > 0) throw new PageChanged('A bench has no judges')
  for (const name of names) {
    checkValue('bench', name)
    if (!/\p{L}/u.test(name)) throw new PageChanged(`Not a judge: ${name.slice(0, 40)}`)
  }
  return names
}

function readLinks($: Page, cells: Element[]): SciJudgments['judgments'] {
  return $(cells)
    .find('a[href]')
    .toArray()
    .filter(isTag)
    .map((link) => {
      const [, date, language] = /^(\d{1,2}-\d{1,2}-\d{4})\s*(?:\(\s*(.*?)\s*\))?/.exec(lineOf(link)) ?? []
      const read = readDate(date)
      if (read === null) throw new PageChanged(`A judgment without its date: ${lineOf(link).slice(0, 60)}`)
      return { date: read, language: language ?? null, url: link.attribs.href ?? '' }
    })
}
