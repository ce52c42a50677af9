import { type Element, isTag } from 'domhandler'
import type { CaveatDetails, FoundCaveat } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { firstElement, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { columnOf, type Grid, readGrid } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { readReply } from '../s3waas/reply.ts'
import { parseBlocks, type SiteBlock } from './blocks.ts'

export const parseSiteCaveats = (reply: string, before = 0): SiteBlock<FoundCaveat>[] =>
  parseBlocks(reply, { before, countsRows: true, readRows })

function readRows($: Page, table: Element): FoundCaveat[] {
  const grid = readGrid(table, 4)
  const columns = {
    number: columnOf(grid, 'caveat number'),
    caveator: columnOf(grid, 'caveator'),
    caveatee: columnOf(grid, 'caveatee'),
    filed: columnOf(grid, 'date'),
  }
  return grid.rows.map((cells) => readRow($, cells, columns))
}

function readRow(
  $: Page,
  cells: Grid['rows'][number],
  columns: { number: number; caveator: number; caveatee: number; filed: number },
): FoundCaveat {
  const textAt = (column: number) => textOrNull(lineOf(landmark(cells[column], 'cell of a row')))
  const link = landmark(firstElement($(cells).find('[data-render-type="cavet"]')), 'link to the caveat')
  return {
    ref: landmark(link.attribs['data-cno'], 'key of a caveat'),
    ...readNumber(textAt(columns.number)),
    caveator: landmark(textAt(columns.caveator), 'caveator'),
    caveatee: landmark(textAt(columns.caveatee), 'caveatee'),
    lodgedOn: readDate(textAt(columns.filed)),
  }
}

function readNumber(text: string | null): Pick<FoundCaveat, 'number' | 'year'> {
  const [, number, year] = /^(\d+)(?:\s*\/\s*(\d{4}))?$/.exec(text ?? '') ?? []
  if (!number) throw new PageChanged(`Not a caveat’s number: ${(text ?? '').slice(0, 40)}`)
  return { number, year: year ? Number(year) : null }
}

export function parseSiteCaveat(reply: string): CaveatDetails {
  const $ = openPage(readReply(reply).html)
  const values = new Map<string, string | null>()
  for (const table of $('table').toArray().filter(isTag)) {
    const { headers, rows } = readGrid(table, 1)
    if (rows.length > 1) throw new PageChanged('A table of the caveat has several rows')
    for (const [at, header] of headers.entries()) {
      const cell = rows[0]?.[at]
      values.set(header, cell ? textOrNull(lineOf(cell)) : null)
    }
  }
  const under = (heading: string): string | null => {
    const value = values.get(heading)
    if (value === undefined) throw new PageChanged(`The caveat has no heading ${heading}`)
    return value
  }
  return {
    ...readNumber(under('caveat number')),
    caveator: landmark(under('caveator details'), 'caveator'),
    caveatee: landmark(under('caveatee details'), 'caveatee'),
    lodgedOn: readDate(under('time of filing')?.split(' ')[0]),
    lowerCourt: under('subordinate court'),
    caseNumber: under('case number'),
    decidedOn: readDate(under('lower court decision date')),
    matchedCase: under('matched case number'),
  }
}
