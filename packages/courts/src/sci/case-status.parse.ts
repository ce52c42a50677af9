import { type Element, isTag } from 'domhandler'
import type { UnreadRow } from '../connector.ts'
import { CourtDown, PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { landmark, lineOf, openPage } from '../reading/page.ts'
import { requireLink } from '../reading/rows.ts'
import { columnOf, openGrid, readFoundRows } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { readReply } from '../s3waas/reply.ts'

export type SciHit = ReturnType<typeof readHit>

export interface SciSearch {
  rows: (SciHit | UnreadRow)[]
  hasMore: boolean
}

/** Throws `CourtDown` for a table without rows: the site sometimes sends one although the case exists. */
export function parseCaseStatus(reply: string): SciSearch {
  const { html, hasMore } = readReply(reply)
  const $ = openPage(html)
  const tables = $('table').toArray().filter(isTag)
  const table = tables.find((candidate) => /diary/i.test(lineOf(candidate)))
  const grid = openGrid(landmark(table, 'table of cases'), 6)
  const columns = {
    serial: columnOf(grid, 'serial', 's.no', 'sr'),
    diary: columnOf(grid, 'diary'),
    number: columnOf(grid, 'case number', 'case no'),
    petitioner: columnOf(grid, 'petitioner'),
    respondent: columnOf(grid, 'respondent'),
    status: columnOf(grid, 'status'),
  }
  const rows = readFoundRows(grid, (cells) => readHit(cells, columns))
  if (rows.length === 0)
    throw new CourtDown('The court answered with an empty table, which it sometimes does by mistake')
  return { rows, hasMore }
}

function readHit(
  cells: Element[],
  columns: Record<'serial' | 'diary' | 'number' | 'petitioner' | 'respondent' | 'status', number>,
) {
  const at = (column: number) => {
    const cell = cells[column]
    return cell ? textOrNull(lineOf(cell)) : null
  }
  const row = cells[0]?.parent
  const attributes = row && isTag(row) ? row.attribs : {}
  const [, number, year] = /^(\d+)\s*\/\s*(\d{4})$/.exec(at(columns.diary) ?? '') ?? []
  const diaryNumber = requireLink(attributes['data-diary-no'], 'diary number of a row')
  const diaryYear = requireLink(attributes['data-diary-year'], 'diary year of a row')
  if (number !== diaryNumber || year !== diaryYear)
    throw new PageChanged('A row shows another diary number than it opens')
  const [caseNumber = '', registered] = (at(columns.number) ?? '').split(/\s*\bRegistered on\s+/i)
  if (caseNumber !== '' && !/\d+\s*\/\s*\d{4}$/.test(caseNumber) && !/^diary\b/i.test(caseNumber))
    throw new PageChanged(`Not a case number as this site writes it: ${caseNumber.slice(0, 80)}`)
  return {
    serial: Number(at(columns.serial)),
    diaryNumber,
    diaryYear,
    caseNumber: textOrNull(caseNumber),
    registeredOn: readDate(registered?.replace(/\s*\(.*\)$/, '')),
    petitioner: at(columns.petitioner),
    respondent: at(columns.respondent),
    status: at(columns.status),
  }
}
