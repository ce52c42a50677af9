import { isTag } from 'domhandler'
import type { UnreadRow } from '../../connector.ts'
import { PageChanged } from '../../errors.ts'
import { hasEnd, landmark, lineOf, openPage } from '../../reading/page.ts'
import { requireLink } from '../../reading/rows.ts'
import { columnOf, openGrid, readFoundRows } from '../../reading/tables.ts'
import { textOrNull } from '../../reading/text.ts'
import { throwOnErrorPage } from '../../refusals.ts'
import { throwOnRefusedSearch } from '../refused-search.ts'

export interface CestatHit {
  applicant: string | null
  respondent: string | null
  diaryNumber: string | null
  caseNumber: string | null
  report: string
  bench: string
}

export function parseCestatSearchResult(html: string): (CestatHit | UnreadRow)[] {
  throwOnErrorPage(html)
  if (!hasEnd(html)) throw new PageChanged('The result is incomplete')
  const $ = openPage(html)
  const table = $('table')
    .toArray()
    .filter(isTag)
    .find((one) => $(one).find('a[href*="casedetailreport"]').length > 0)
  if (!table) throwOnRefusedSearch(html)
  const grid = openGrid(landmark(table, 'table of cases'), 5)
  const columns = ['applicant', 'respondent', 'diary no', 'case no'].map((word) => columnOf(grid, word))
  return readFoundRows(grid, (cells): CestatHit => {
    const [applicant, respondent, diaryNumber, caseNumber] = columns.map((column) => {
      const cell = cells[column]
      return cell ? textOrNull(lineOf(cell)) : null
    })
    const link = $(cells).find('a[href*="casedetailreport"]').attr('href') ?? ''
    const [, report, bench] = /casedetailreport\/([^/?#]+)\/([^/?#]+)/.exec(link) ?? []
    return {
      applicant: applicant ?? null,
      respondent: respondent ?? null,
      diaryNumber: diaryNumber ?? null,
      caseNumber: caseNumber ?? null,
      report: requireLink(report),
      bench: requireLink(bench, 'bench of a case'),
    }
  })
}
