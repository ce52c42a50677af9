import type { CourtDate } from '@peshi/contract/platform/dates'
import { type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { enclosing, landmark, lineOf, type Page } from '../reading/page.ts'
import { cellsOf } from '../reading/tables.ts'
import { tidy } from '../reading/text.ts'
import { openListPage, ownAddress, requireStatedEmpty } from './hc-page.ts'
import { keralaSite, rajasthanSite, srinagarSite } from './hc-sites.ts'
import type { ListLink } from './list-index.parse.ts'

export function parseKeralaLists(html: string): ListLink[] {
  const $ = openListPage(html)
  return readLinks($, $('a[href*="/viewlist/"]').toArray().filter(isTag), (link) =>
    ownAddress(landmark(link.attribs.href, 'address of a cause list'), keralaSite.baseUrl),
  )
}

export function parseRajasthanLists(html: string): ListLink[] {
  const $ = openListPage(html)
  return readLinks($, $('[data-pdfpath]').toArray().filter(isTag), (link) => {
    const path = landmark(link.attribs['data-pdfpath'], 'path of a cause list').trim()
    if (path === '') throw new PageChanged('A cause list has no path')
    return `${rajasthanSite.baseUrl}?path=${encodeURIComponent(path)}`
  })
}

export interface DatedLink extends ListLink {
  /**
   * Null for the list of the whole week (`entirelist`), and if neither the document's name nor its title has a date.
   */
  date: CourtDate | null
}

export function parseSrinagarLists(html: string): DatedLink[] {
  const $ = openListPage(html)
  const links = $('a[href]')
    .toArray()
    .filter(isTag)
    .filter(({ attribs }) => /causelist[\\/]+sgr[\\/]/i.test(attribs.href ?? ''))
  return readLinks($, links, ({ attribs }) => ownAddress(attribs.href ?? '', srinagarSite.baseUrl)).map((link) => {
    const name = (new URL(link.url).pathname.split('/').at(-1) ?? '').replaceAll('%20', ' ')
    const [, day, month, year] = dayInName.exec(name) ?? dayInName.exec(link.title) ?? []
    if (year === undefined || /entirelist/i.test(name)) return { ...link, date: null }
    return { ...link, date: landmark(readDate(`${day}-${month}-${year}`), 'day of a cause list') }
  })
}

const dayInName = /(?<!\d)(\d{2})[-._]?(\d{2})[-._]?(20\d{2})(?!\d)/

function readLinks($: Page, found: Element[], addressOf: (link: Element) => string): ListLink[] {
  if (found.length === 0) requireStatedEmpty($)
  return found.map((link) => {
    const url = addressOf(link)
    const row = enclosing(link, 'tr')
    const title = row ? tidy(cellsOf(row).map(lineOf).join(' ')) : lineOf(link)
    if (title === '') throw new PageChanged('A cause list has no title')
    return { title, url }
  })
}
