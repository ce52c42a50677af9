import { type Element, isTag } from 'domhandler'
import type { UnreadRow } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { htmlOf, landmark, lineOf, openPage } from '../reading/page.ts'
import { requireLink } from '../reading/rows.ts'
import { columnOf, findColumn, openGrid, readFoundRows } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { splitTitle } from '../reading/titles.ts'
import { requireClosed, throwOnSentence } from './replies.ts'

export interface CaseInfoRow {
  /** Allahabad: the site's own number for the case. Lucknow: the CNR. */
  cino: string
  source: string
  iemi: string
  caseNumber: string | null
  petitioner: string | null
  respondent: string | null
  status: string | null
}

export function parseCaseInfo(reply: string): (CaseInfoRow | UnreadRow)[] {
  throwOnSentence(reply)
  requireClosed(reply, 'search result')
  const $ = openPage(reply)
  const grid = openGrid(landmark($('table').toArray().find(isTag), 'table of cases'), 3)
  const number = findColumn(grid, 'case no', 'case number', 'case')
  const parties = columnOf(grid, 'petitioner')
  const status = findColumn(grid, 'status')
  const readRow = (cells: Element[]): CaseInfoRow => {
    const call = callIn(htmlOf(cells))
    const isDoor = (column: number) => column !== number && column !== parties && column !== status
    if (!cells.some((cell, column) => isDoor(column) && /viewCaseData/.test(htmlOf([cell]))))
      throw new PageChanged('The link to the case is in another column')
    const at = (column: number | null) => (column !== null && cells[column] ? textOrNull(lineOf(cells[column])) : null)
    return {
      ...call,
      caseNumber: at(number),
      ...splitTitle(at(parties)),
      status: at(status),
    }
  }
  const rows = readFoundRows(grid, readRow)
  if (rows.length === 0) throw new PageChanged('The table of cases is empty, and the site does not say why')
  return rows
}

function callIn(html: string): Pick<CaseInfoRow, 'cino' | 'source' | 'iemi'> {
  const plain = html.replaceAll('&apos;', "'").replaceAll('&quot;', '"')
  const call = /viewCaseData\(\s*['"]([^'"]+)['"]\s*(?:,\s*['"]([^'"]*)['"]\s*)?(?:,\s*['"]([^'"]*)['"]\s*)?\)/i.exec(
    plain,
  )
  return { cino: requireLink(call?.[1]), source: call?.[2] ?? 'undefined', iemi: call?.[3] ?? '' }
}
