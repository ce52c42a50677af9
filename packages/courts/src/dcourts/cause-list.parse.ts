import { isTag } from 'domhandler'
import type { CauseListEntry } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { firstElement, landmark, lineOf, linesOf, openPage } from '../reading/page.ts'
import { columnOf, readGrid } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { splitTitleLines } from '../reading/titles.ts'
import { readHtmlOrNothing } from '../s3waas/reply.ts'

/**
 * Parses the reply of `get_causes`: a block per purpose or kind, captioned, with serial, case, parties and advocates.
 * Empty if the site says so. **Unconfirmed** (NOTES.md).
 */
export function parseSiteCauseList(reply: string): CauseListEntry[] {
  const html = readHtmlOrNothing(reply)
  if (html === null) return []
  const $ = openPage(html)
  const tables = $('.distTableContent table').toArray().filter(isTag)
  if (tables.length === 0) throw new PageChanged('The cause list has no table')
  return tables.flatMap((table) => {
    const heading = textOrNull(lineOf(landmark(firstElement($(table).children('caption')), 'caption of a cause list')))
    const grid = readGrid(table, 4)
    const columns = {
      serial: columnOf(grid, 'serial', 'sr'),
      number: columnOf(grid, 'case number', 'case type', 'cases'),
      parties: columnOf(grid, 'party', 'petitioner'),
      advocates: columnOf(grid, 'advocate'),
    }
    return grid.rows.map((cells): CauseListEntry => {
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
        advocates: textOrNull(lineOf(at(columns.advocates))),
        cnr: $(cells).find('[data-cno]').attr('data-cno') ?? null,
      }
    })
  })
}
