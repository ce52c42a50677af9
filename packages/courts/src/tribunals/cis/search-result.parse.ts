import type { Element } from 'domhandler'
import type { UnreadRow } from '../../connector.ts'
import { CaseNotFound, PageChanged } from '../../errors.ts'
import { checkColumns } from '../../reading/columns.ts'
import { readDate } from '../../reading/dates.ts'
import { htmlOf, isBlank, landmark, lineOf } from '../../reading/page.ts'
import { readEach, requireLink } from '../../reading/rows.ts'
import { cellsOf, wordsOfCells } from '../../reading/tables.ts'
import { textOrNull, tidy } from '../../reading/text.ts'
import { openWholePage } from './whole-page.ts'

export type CisSearchRow = ReturnType<typeof readRow>

/** Columns of a Debts Recovery Tribunal's result, which has no header row. */
const withoutHeader = ['diary no', 'application type', 'application no', 'presented by', 'date of presentation']

export function parseCisSearchResult(html: string): (CisSearchRow | UnreadRow)[] {
  const $ = openWholePage(html, 'search result')
  const rows = $('tr')
    .toArray()
    .filter((row) => $(row).find('table').length === 0)
    .map(cellsOf)
    .filter((cells) => !cells.every(isBlank))
  const isHeader = (cells: Element[]) => cells.some((cell) => /^diary\s*no/i.test(lineOf(cell)))
  const header = rows.find(isHeader)
  const headers = header ? header.map((cell) => lineOf(cell).toLowerCase()) : withoutHeader
  const read = readEach(
    rows.filter((cells) => cells !== header && cells.length > 1),
    (cells) => readRow(headers, cells, header !== undefined),
    wordsOfCells,
  )
  if (read.length > 0) return read
  const says = tidy($.root().text())
  if (/\bnot? (?:record|data|case)|not f(?:ou|u)nd/i.test(says)) throw new CaseNotFound(says.slice(0, 200))
  throw new PageChanged('The search result is empty, and the site does not say why')
}

function readRow(headers: string[], cells: Element[], hasHeader: boolean) {
  if (hasHeader && cells.length < headers.length) throw new PageChanged(`A row has ${cells.length} cells`)
  checkColumns(headers, [cells])
  const at = (...words: string[]) => {
    const index = headers.findIndex((header) => words.some((word) => header.includes(word)))
    const cell = index < 0 ? undefined : cells[index]
    return cell ? textOrNull(lineOf(cell)) : null
  }
  const [applicant, respondent] = hasHeader
    ? [at('applicant', 'petitioner', 'appellant'), at('respondent', 'defend')]
    : cells.slice(withoutHeader.length, -1).map((cell) => textOrNull(lineOf(cell)))
  const html = htmlOf(cells.slice(-1)).replaceAll('&apos;', "'").replaceAll('&quot;', '"')
  const call = /popsurety_detailreport\(\s*['"]([^'"]+)['"]\s*\)/.exec(html)
  const diaryNumber = at('diary')
  // Without a header row, only a number in the cell of the application number shows that the columns are the expected
  // ones: other tribunals have a bench or a case type there.
  if (!hasHeader && !/\d/.test(at('application no') ?? '')) throw new PageChanged('The result has other columns')
  if (!/^\d+\s*\/\s*\d{4}$/.test(diaryNumber ?? '')) throw new PageChanged(`Not a diary number: ${diaryNumber}`)
  return {
    diaryNumber: landmark(diaryNumber, 'diary number'),
    bench: at('location', 'bench'),
    caseType: at('case type', 'application type', 'appeal type'),
    caseNumber: at('case no', 'application no', 'appeal no'),
    filingDate: readDate(landmark(at('date of', 'filing date'), 'date of filing')),
    applicant: applicant ?? null,
    respondent: respondent ?? null,
    detailKey: requireLink(call?.[1]),
  }
}
