import type { Element } from 'domhandler'
import type { UnreadRow } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { firstElement, landmark, lineOf, linesOf, type Page } from '../reading/page.ts'
import { requireLink, requireReadable } from '../reading/rows.ts'
import { columnOf, findColumn, type Grid, openGrid, tryFoundRows } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { splitTitleLines } from '../reading/titles.ts'
import { parseBlocks, type SiteBlock } from './blocks.ts'

export type SiteHit = ReturnType<typeof readHit>

export type SiteHits = SiteBlock<SiteHit | UnreadRow>

export function parseSiteSearch(reply: string, before = 0): SiteHits[] {
  const blocks = parseBlocks(reply, { before, countsRows: true, readRows })
  // `requireReadable` throws if no row is readable. Only the first page is checked, because a later page may have a
  // single row, and the earlier pages must not be lost if this row is unreadable.
  if (before === 0) requireReadable(blocks.flatMap(({ hits }) => hits))
  return blocks
}

function readRows($: Page, table: Element, establishment: string): (SiteHit | UnreadRow)[] {
  const grid = openGrid(table, 4)
  const columns = {
    serial: columnOf(grid, 'serial', 'sr'),
    number: columnOf(grid, 'case number', 'case type'),
    parties: columnOf(grid, 'petitioner', 'party'),
    advocate: findColumn(grid, 'advocate'),
  }
  return tryFoundRows(grid, (cells) => readHit($, cells, columns, establishment))
}

function readHit(
  $: Page,
  cells: Grid['rows'][number],
  columns: { serial: number; number: number; parties: number; advocate: number | null },
  establishment: string,
) {
  const at = (column: number) => landmark(cells[column], 'cell of a row')
  const link = requireLink(firstElement($(cells).find('.viewCnrDetails')))
  const cnr = requireLink(link.attribs['data-cno'], 'CNR of a row')
  if (!/^[A-Z]{4}[A-Z0-9]{2}\d{10}$/.test(cnr)) throw new PageChanged(`Not a CNR: ${cnr.slice(0, 40)}`)
  const { petitioner, respondent } = splitTitleLines(linesOf(at(columns.parties)))
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
