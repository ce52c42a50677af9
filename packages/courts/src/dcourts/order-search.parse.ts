import type { CourtDate } from '@peshi/contract/platform/dates'
import { type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { landmark, lineOf, linesOf, type Page } from '../reading/page.ts'
import { columnOf, findColumn, type Grid, readGrid } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { splitTitleLines } from '../reading/titles.ts'
import { parseBlocks, type SiteBlock } from './blocks.ts'

export interface SiteOrder {
  /** Null after a search for one case: the rows then do not repeat its number. */
  caseNumber: string | null
  petitioner: string | null
  respondent: string | null
  orderNumber: string | null
  date: CourtDate
  path: string
}

/** The column names are not confirmed (NOTES.md), so several words are tried for each column. */
export const parseSiteOrders = (reply: string, before = 0): SiteBlock<SiteOrder>[] =>
  parseBlocks(reply, { before, countsRows: false, readRows })

function readRows($: Page, table: Element): SiteOrder[] {
  const grid = readGrid(table, 3)
  const columns = {
    date: columnOf(grid, 'order date', 'date'),
    number: findColumn(grid, 'order number', 'order no'),
    case: findColumn(grid, 'case number', 'case type'),
    parties: findColumn(grid, 'petitioner', 'party'),
  }
  return grid.rows.map((cells) => readOrder($, cells, columns))
}

function readOrder(
  $: Page,
  cells: Grid['rows'][number],
  columns: { date: number; number: number | null; case: number | null; parties: number | null },
): SiteOrder {
  const textAt = (column: number | null) => {
    const cell = column === null ? undefined : cells[column]
    return cell ? textOrNull(lineOf(cell)) : null
  }
  const links = $(cells).find('a[href*="get_order_pdf"]').toArray().filter(isTag)
  const [link, second] = links
  if (second) throw new PageChanged('A row of the orders has several documents')
  const parties = columns.parties === null ? undefined : cells[columns.parties]
  const { petitioner, respondent } = splitTitleLines(parties ? linesOf(parties) : [])
  return {
    caseNumber: textAt(columns.case),
    petitioner,
    respondent,
    orderNumber: textAt(columns.number),
    date: landmark(readDate(textAt(columns.date)), 'day of an order'),
    path: landmark(link?.attribs.href, 'link of an order'),
  }
}
