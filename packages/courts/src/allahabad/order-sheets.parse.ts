import type { CourtDate } from '@peshi/contract/platform/dates'
import { isTag } from 'domhandler'
import { readDate } from '../reading/dates.ts'
import { landmark, lineOf, openPage } from '../reading/page.ts'
import { columnOf, findColumn, readGrid } from '../reading/tables.ts'
import { tidy } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'
import { requireClosed, saysNotFound } from './replies.ts'

export interface OrderSheet {
  serial: string
  date: CourtDate | null
  kind: 'order' | 'judgment'
  judgmentId: string
  link: string
}

export function parseOrderSheets(reply: string): OrderSheet[] {
  throwOnErrorPage(reply)
  if (reply.length < 2000 && saysNotFound(tidy(reply.replace(/<[^>]*>/g, ' ')))) return []
  requireClosed(reply, 'list of orders')
  const $ = openPage(reply)
  const grid = readGrid(landmark($('table').toArray().find(isTag), 'table of orders'), 3)
  const serial = findColumn(grid, 'sr', 's.no', 'serial') ?? 0
  const date = columnOf(grid, 'date')
  return grid.rows.map((cells) => {
    const href = $(cells).find('a[href*="judgmentID="]').attr('href')
    const link = landmark(href, 'link to an order')
    const at = (column: number) => (cells[column] ? lineOf(cells[column]) : '')
    return {
      serial: at(serial),
      date: readDate(at(date)),
      kind: /judge?ment/i.test(cells.map(lineOf).join(' ')) ? 'judgment' : 'order',
      judgmentId: landmark(/[?&]judgmentID=(\d+)/i.exec(link)?.[1], 'number of an order'),
      link: new URL(link, 'https://elegalix.allahabadhighcourt.in/elegalix/').href,
    }
  })
}
