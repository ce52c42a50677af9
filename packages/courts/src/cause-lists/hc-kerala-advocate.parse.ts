import { isTag } from 'domhandler'
import { firstElement, landmark, lineOf } from '../reading/page.ts'
import { columnOf, readGrid, rowsOf } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import type { CauseListEntry } from './cause-list.ts'
import { openListPage, requireStatedEmpty, toEntry, unknownPlace } from './hc-page.ts'

export function parseKeralaAdvocateList(html: string): CauseListEntry[] {
  const $ = openListPage(html)
  const table = firstElement($('table').filter((_, one) => isTag(one) && rowsOf(one).length > 1))
  if (!table) {
    requireStatedEmpty($)
    return []
  }
  const grid = readGrid(table, 6)
  const columns = {
    item: columnOf(grid, 'item'),
    hall: columnOf(grid, 'hall'),
    bench: columnOf(grid, 'bench'),
    list: columnOf(grid, 'list type'),
    case: columnOf(grid, 'case no'),
    parties: columnOf(grid, 'parties', 'party'),
  }
  if (grid.rows.length === 0) requireStatedEmpty($)
  return grid.rows.map((cells) => {
    const at = (column: number) => lineOf(landmark(cells[column], 'cell of a cause list'))
    const kind = at(columns.list)
    return toEntry(
      { item: at(columns.item), case: at(columns.case), parties: at(columns.parties) },
      {
        ...unknownPlace(),
        court_no: landmark(textOrNull(at(columns.hall)), 'hall'),
        coram: [landmark(textOrNull(at(columns.bench)), 'bench')],
        stage: textOrNull(kind),
        list: /advance/i.test(kind) ? 'advance' : /suppl|additional/i.test(kind) ? 'supplementary' : 'daily',
      },
    )
  })
}
