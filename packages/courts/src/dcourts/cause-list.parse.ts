import { isTag } from 'domhandler'
import type { UnreadRow } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { firstElement, landmark, lineOf, linesOf, openPage } from '../reading/page.ts'
import { requireReadable } from '../reading/rows.ts'
import { columnOf, openGrid, tryFoundRows } from '../reading/tables.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { splitTitleLines } from '../reading/titles.ts'
import { readHtmlOrNothing } from '../s3waas/reply.ts'

export interface SiteListRow {
  item: string
  heading: string | null
  caseNumber: string
  petitioner: string | null
  respondent: string | null
  advocates: string[]
  cnr: string | null
}

/** Empty only if the site says that there is no list. */
export function parseSiteCauseList(reply: string): (SiteListRow | UnreadRow)[] {
  const html = readHtmlOrNothing(reply)
  if (html === null) return []
  const $ = openPage(html)
  const tables = $('.distTableContent table').toArray().filter(isTag)
  if (tables.length === 0) throw new PageChanged('The cause list has no table')
  const rows = tables.flatMap((table) => {
    const heading = textOrNull(lineOf(landmark(firstElement($(table).children('caption')), 'caption of a cause list')))
    const grid = openGrid(table, 4)
    const columns = {
      serial: columnOf(grid, 'serial', 'sr'),
      number: columnOf(grid, 'case number', 'case type', 'cases'),
      parties: columnOf(grid, 'party', 'petitioner'),
      advocates: columnOf(grid, 'advocate'),
    }
    return tryFoundRows(grid, (cells): SiteListRow => {
      const at = (column: number) => landmark(cells[column], 'cell of a cause list')
      const caseNumber = lineOf(at(columns.number))
      if (!/\d\s*\/\s*\d{4}\b/.test(caseNumber)) throw new PageChanged(`Not a case number: ${caseNumber.slice(0, 60)}`)
      const { petitioner, respondent } = splitTitleLines(linesOf(at(columns.parties)))
      return {
        item: lineOf(at(columns.serial)),
        heading,
        caseNumber,
        petitioner,
        respondent,
        advocates: linesOf(at(columns.advocates)).map(tidy).filter(Boolean),
        cnr: $(cells).find('[data-cno]').attr('data-cno') ?? null,
      }
    })
  })
  return requireReadable(rows)
}
