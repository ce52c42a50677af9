import { itemColumn, mainItemOf, printedItem } from '@peshi/contract/courts/item'
import { PageChanged } from '../errors.ts'
import { hasEnd, openPage, type Page } from '../reading/page.ts'
import { tidy } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'
import type { CauseListEntry } from './cause-list.ts'
import { closeEntry, feedEntry, type OpenEntry, openEntry } from './entry.ts'

/**
 * Throws `PageChanged` if the page is incomplete. A reply without an `html` element must be one closed table: with more
 * tables, a missing last one would not be noticed. Removes HTML comments, because Telangana's contain rows of old
 * lists.
 */
export function openListPage(html: string): Page {
  throwOnErrorPage(html)
  const seen = html.replace(/<!--[\s\S]*?-->/g, '')
  const isWhole = /<html[\s>]/i.test(seen)
    ? hasEnd(seen)
    : seen.match(/<table[\s>]/gi)?.length === 1 && /<\/table>\s*(?:<\/div>\s*)*$/i.test(seen)
  if (!isWhole) throw new PageChanged('The page of a cause list is incomplete')
  return openPage(seen)
}

const nothing =
  /\bno (?:cause ?lists?|records?|data|cases?|matters?)\b|\bcause ?list (?:is |was )?not (?:available|found|uploaded|published)\b/i

export function requireStatedEmpty($: Page) {
  if (!nothing.test(tidy($('body').text()))) throw new PageChanged('The cause list has no row, and does not say why')
}

export function ownAddress(href: string, baseUrl: string): string {
  const text = href.trim().replaceAll('\\', '/')
  if (text === '' || !URL.canParse(text, baseUrl)) throw new PageChanged(`Not an address: ${text.slice(0, 60)}`)
  const [url, base] = [new URL(text, baseUrl), new URL(baseUrl)]
  if (url.protocol !== base.protocol || url.hostname.replace(/^www\./, '') !== base.hostname.replace(/^www\./, ''))
    throw new PageChanged(`A cause list lies outside of the court’s site: ${url.hostname}`)
  return url.href
}

export interface ListRow {
  item: string
  case: string
  parties: string | { petitioner: string; respondent: string }
  advocates?: { petitioner: string; respondent: string }
}

export function toEntry(row: ListRow, place: OpenEntry['place']): CauseListEntry {
  const item = printedItem(row.item)
  if (!itemColumn.withPart.test(item)) throw new PageChanged(`Not an item: ${row.item.slice(0, 60)}`)
  const entry = openEntry(item, mainItemOf(item), place)
  feedEntry(entry, { case: row.case })
  if (typeof row.parties === 'string') feedEntry(entry, { parties: row.parties })
  else for (const parties of [row.parties.petitioner, 'Versus', row.parties.respondent]) feedEntry(entry, { parties })
  if (row.advocates) {
    const { petitioner, respondent } = row.advocates
    feedEntry(entry, { 'petitioner-advocate': petitioner, 'respondent-advocate': respondent })
  }
  return closeEntry(entry)
}

export const unknownPlace = (): OpenEntry['place'] => ({
  court_no: null,
  coram: [],
  stage: null,
  list: 'daily',
  page: 1,
})
