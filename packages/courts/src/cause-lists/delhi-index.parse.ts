import type { CourtDate } from '@peshi/contract/platform/dates'
import { isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { landmark, lineOf } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { delhiSite } from './addresses.ts'
import { openListPage, ownAddress, requireStatedEmpty } from './hc-page.ts'
import type { ListLink } from './list-index.parse.ts'

/** Number, title, day, link: a page of the Delhi High Court's index of lists. */
export function parseDelhiLists(html: string): (ListLink & { date: CourtDate })[] {
  const $ = openListPage(html)
  const lists = $('table')
    .toArray()
    .filter(isTag)
    .flatMap(rowsOf)
    .flatMap((row) => {
      const link = $(row).find('a[href*=".pdf" i]').toArray().find(isTag)
      if (!link) return []
      const [title = '', date] = cellsOf(row).slice(1, 3).map(lineOf)
      if (title === '') throw new PageChanged('A cause list has no title')
      const url = ownAddress(landmark(link.attribs.href, 'address of a cause list'), delhiSite.baseUrl)
      return [{ title, url, date: landmark(readDate(date ?? ''), 'day of a cause list') }]
    })
  if (lists.length === 0) requireStatedEmpty($)
  return lists
}
