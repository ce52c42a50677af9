import { isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { landmark, lineOf, openPage } from '../reading/page.ts'
import { columnOf, readGrid } from '../reading/tables.ts'
import { throwOnRefusal } from './refused.parse.ts'

export interface BenchCauseList {
  serial: number
  bench: string
  type: string
  filenameEncoded: string
  year: string | null
}

export function parseCauseListBenches(html: string): BenchCauseList[] {
  throwOnRefusal(html)
  if (!/<\/table>\s*(?:<\/\w+>\s*)*$/i.test(html)) throw new PageChanged('The list of cause lists is incomplete')
  const $ = openPage(html)
  const grid = readGrid(landmark($('table.causelistTbl').toArray().find(isTag), 'cause lists'), 4)
  const serial = columnOf(grid, 'sr no')
  const bench = columnOf(grid, 'bench')
  const type = columnOf(grid, 'cause list type')
  if (grid.rows.length === 0) throw new PageChanged('The list of cause lists is empty, and the site does not say why')
  return grid.rows.map((cells) => {
    const link = $(cells).find('a').attr('href') ?? ''
    const at = (column: number) => (cells[column] ? lineOf(cells[column]) : '')
    return {
      serial: Number(at(serial)),
      bench: at(bench),
      type: at(type),
      filenameEncoded: landmark(/[?&]filename=([^&]+)/.exec(link)?.[1], 'link to a cause list'),
      year: /[?&]causelistYear=(\d{4})/.exec(link)?.[1] ?? null,
    }
  })
}
