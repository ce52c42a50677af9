import type { CourtDate } from '@peshi/contract/platform/dates'
import { isTag } from 'domhandler'
import type { UnreadRow } from '../../connector.ts'
import { PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import { hasEnd, landmark, lineOf, openPage } from '../../reading/page.ts'
import { requireLink } from '../../reading/rows.ts'
import { columnOf, openGrid, readFoundRows } from '../../reading/tables.ts'
import { textOrNull } from '../../reading/text.ts'
import { splitTitle } from '../../reading/titles.ts'
import { throwOnErrorPage } from '../../refusals.ts'
import { throwOnRefusedSearch } from '../refused-search.ts'
import { readAppealNumber } from './appeal-number.ts'

export interface ItatHit {
  appealNumber: string
  appellant: string | null
  respondent: string | null
  bench: string | null
  nextHearingDate: CourtDate | null
  /** Address of the appeal's page, valid only in the search's session. */
  page: string
}

export function parseItatSearchResult(html: string): (ItatHit | UnreadRow)[] {
  throwOnErrorPage(html)
  if (!hasEnd(html)) throw new PageChanged('The result is incomplete')
  const $ = openPage(html)
  const table = $('table')
    .toArray()
    .filter(isTag)
    .find((one) => $(one).find('a[href*="casedetails"]').length > 0)
  if (!table) throwOnRefusedSearch(html)
  const grid = openGrid(landmark(table, 'table of appeals'), 5)
  const [number, parties, bench, next] = ['appeal number', 'parties', 'bench', 'next'].map((word) =>
    columnOf(grid, word),
  )
  return readFoundRows(grid, (cells): ItatHit => {
    const at = (column: number | undefined) => {
      const cell = column === undefined ? undefined : cells[column]
      return cell ? textOrNull(lineOf(cell)) : null
    }
    const { petitioner: appellant, respondent } = splitTitle(at(parties) ?? null)
    return {
      appealNumber: readAppealNumber(landmark(at(number), 'appeal number')).whole,
      appellant,
      respondent,
      bench: at(bench),
      nextHearingDate: readDate(at(next)),
      page: requireLink($(cells).find('a[href*="casedetails"]').attr('href'), 'link to the appeal'),
    }
  })
}
