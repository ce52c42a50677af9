import type { CourtDate } from '@peshi/contract/platform/dates'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { readObject, requireField, rowsIn } from '../reading/json-reply.ts'
import { openPage } from '../reading/page.ts'
import { tidy } from '../reading/text.ts'

export interface DelhiOrderRow {
  caseNumber: string
  date: CourtDate | null
  link: string
}

export function parseDelhiOrderRows(reply: string): DelhiOrderRow[] {
  const table = readObject(reply)
  const total = Number(requireField(table, 'recordsFiltered'))
  const rows = rowsIn(table, 'data')
  if (rows.length !== total) throw new PageChanged(`The court counts ${total} orders, not ${rows.length}`)
  return rows.map((row) => {
    const link = openPage(requireField(row, 'case_no_order_link'))('a[href*="/showlogo/"]')
    const href = link.attr('href')
    if (href === undefined) throw new PageChanged('An order has no link')
    return { caseNumber: tidy(link.text()), date: readDate(requireField(row, 'orddate')), link: href }
  })
}
