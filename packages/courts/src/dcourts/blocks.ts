import { type Element, isTag } from 'domhandler'
import { CaseNotFound, PageChanged } from '../errors.ts'
import { firstElement, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { textOrNull } from '../reading/text.ts'
import { readReply } from '../s3waas/reply.ts'

export interface SiteBlock<T> {
  establishment: string
  name: string | null
  total: number
  nextPage: string | null
  hits: T[]
}

interface Reading<T> {
  /** Number of rows on the earlier pages of the result. */
  before: number
  /** True if the site's total counts rows, false if it counts cases, which can have several rows. */
  countsRows: boolean
  readRows: ($: Page, table: Element, establishment: string) => T[]
}

export function parseBlocks<T>(reply: string, reading: Reading<T>): SiteBlock<T>[] {
  const $ = openPage(readReply(reply).html)
  const blocks = $('.distTableContent').toArray().filter(isTag)
  if (blocks.length === 0) throw new PageChanged('The result has no block of an establishment')
  const found = blocks.map((block) => readBlock($, block, reading))
  if (found.every(({ total }) => total === 0)) throw new CaseNotFound('The court found no case')
  return found
}

function readBlock<T>($: Page, block: Element, { before, countsRows, readRows }: Reading<T>): SiteBlock<T> {
  const establishment = landmark(block.attribs['data-est-code'], 'code of an establishment')
  const total = Number(landmark(block.attribs['data-total-cases'], 'number of cases'))
  if (!Number.isInteger(total)) throw new PageChanged('The count of cases is not a number')
  const next = block.attribs['data-next-page'] ?? ''
  // Even the last page gives the number of a next page. Only a "load more" button shows that there are more rows.
  const hasMore = $(block).find('.loadMoreCases').length > 0
  const table = firstElement($(block).find('table'))
  const hits = table ? readRows($, table, establishment) : []
  const shown = before + hits.length
  if ((countsRows && shown > total) || (!hasMore && shown < total))
    throw new PageChanged(`The establishment shows ${shown} cases and says ${total}`)
  return { establishment, name: nameOf($, block), total, nextPage: hasMore && next !== '' ? next : null, hits }
}

const nameOf = ($: Page, block: Element) => {
  const heading = firstElement($(block).find('h2, h3, h4, caption'))
  return heading ? textOrNull(lineOf(heading)) : null
}
