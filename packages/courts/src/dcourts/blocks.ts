import { type Element, isTag } from 'domhandler'
import { CaseNotFound, PageChanged } from '../errors.ts'
import { firstElement, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { textOrNull } from '../reading/text.ts'
import { readReply } from '../s3waas/reply.ts'

/** What one establishment of a complex found. */
export interface SiteBlock<T> {
  establishment: string
  name: string | null
  total: number
  /** The number of the next page; null when all is shown. */
  nextPage: string | null
  hits: T[]
}

interface Reading<T> {
  /** How many of an establishment's rows earlier pages showed. */
  before: number
  /** Whether the count of a block counts its rows; in a search for orders it may count their cases. */
  countsRows: boolean
  readRows: ($: Page, table: Element, establishment: string) => T[]
}

/**
 * Reads the reply of a search: a block for each establishment, with its count and its first rows.
 * Throws what the site says instead, and `PageChanged` for a block that shows all its pages but not all its rows.
 */
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
  if (!Number.isInteger(total)) throw new PageChanged('The number of cases is no number')
  const next = block.attribs['data-next-page'] ?? ''
  // The number of a next page stands there for the last one too: the button tells whether there is one.
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
