import { type Element, isTag } from 'domhandler'
import { splitParties } from '../ecourts-district/case-search.parse.ts'
import { CaseNotFound, PageChanged } from '../errors.ts'
import { firstElement, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { columnOf, findColumn, type Grid, readGrid } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { readReply } from '../s3waas/reply.ts'

export interface SiteHit {
  serial: string | null
  /** `CS/12/2014`. */
  caseNumber: string
  petitioner: string | null
  respondent: string | null
  advocate: string | null
  cnr: string
  establishment: string
}

/** What one establishment of a complex found. */
export interface SiteHits {
  establishment: string
  name: string | null
  total: number
  /** The number of the next page; null when all is shown. */
  nextPage: string | null
  hits: SiteHit[]
}

/**
 * Reads the result of every search: a block for each establishment, with its count and its first rows.
 * `before` is how many of an establishment's cases earlier pages showed.
 * Throws what the site says instead, and `PageChanged` for a block that shows all its pages but not all its cases.
 */
export function parseSiteSearch(reply: string, before = 0): SiteHits[] {
  const $ = openPage(readReply(reply).html)
  const blocks = $('.distTableContent').toArray().filter(isTag)
  if (blocks.length === 0) throw new PageChanged('The result has no block of an establishment')
  const found = blocks.map((block) => readBlock($, block, before))
  if (found.every(({ total }) => total === 0)) throw new CaseNotFound('The court found no case')
  return found
}

function readBlock($: Page, block: Element, before: number): SiteHits {
  const establishment = landmark(block.attribs['data-est-code'], 'code of an establishment')
  const total = Number(landmark(block.attribs['data-total-cases'], 'number of cases'))
  if (!Number.isInteger(total)) throw new PageChanged('The number of cases is no number')
  const next = block.attribs['data-next-page'] ?? ''
  // The number of a next page stands there for the last one too: the button tells whether there is one.
  const hasMore = $(block).find('.loadMoreCases').length > 0
  const table = firstElement($(block).find('table'))
  const hits = table ? readRows($, table, establishment) : []
  const shown = before + hits.length
  if (shown > total || (!hasMore && shown < total))
    throw new PageChanged(`The establishment shows ${shown} cases and says ${total}`)
  return { establishment, name: nameOf($, block), total, nextPage: hasMore && next !== '' ? next : null, hits }
}

const nameOf = ($: Page, block: Element) => {
  const heading = firstElement($(block).find('h2, h3, h4, caption'))
  return heading ? textOrNull(lineOf(heading)) : null
}

function readRows($: Page, table: Element, establishment: string): SiteHit[] {
  const grid = readGrid(table, 4)
  const columns = {
    serial: columnOf(grid, 'serial', 'sr'),
    number: columnOf(grid, 'case number', 'case type'),
    parties: columnOf(grid, 'petitioner', 'party'),
    advocate: findColumn(grid, 'advocate'),
  }
  return grid.rows.map((cells) => readHit($, cells, columns, establishment))
}

function readHit(
  $: Page,
  cells: Grid['rows'][number],
  columns: { serial: number; number: number; parties: number; advocate: number | null },
  establishment: string,
): SiteHit {
  const at = (column: number) => landmark(cells[column], 'cell of a row')
  const link = landmark(firstElement($(cells).find('.viewCnrDetails')), 'link to the case')
  const cnr = landmark(link.attribs['data-cno'], 'CNR of a row')
  if (!/^[A-Z]{4}[A-Z0-9]{2}\d{10}$/.test(cnr)) throw new PageChanged(`Not a CNR: ${cnr.slice(0, 40)}`)
  const [petitioner, respondent] = splitParties(at(columns.parties))
  return {
    serial: textOrNull(lineOf(at(columns.serial))),
    caseNumber: lineOf(at(columns.number)),
    petitioner,
    respondent,
    advocate: columns.advocate === null ? null : textOrNull(lineOf(at(columns.advocate))),
    cnr,
    establishment: link.attribs['data-est-code'] ?? establishment,
  }
}
