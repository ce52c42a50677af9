import { PageChanged } from '../errors.ts'
import { fieldOf, isRow, requireField } from '../reading/json-reply.ts'
import { textOrNull } from '../reading/text.ts'
import { splitTitle } from '../reading/titles.ts'
import { type BoardRow, readItem } from './board.ts'
import { readBoardRows } from './json-board.ts'

export function parseDelhiBoard(reply: string): BoardRow[] {
  let total: unknown
  const rows = readBoardRows(reply, (board) => {
    if (!isRow(board)) return null
    total = board.recordsTotal
    return board.data
  })
  if (rows.length === 0) throw new PageChanged('The board has no rooms')
  if (total !== rows.length) throw new PageChanged(`The board has ${rows.length} of ${total} rooms`)
  return rows.map((row) => {
    requireField(row, 'court_no')
    const lines = (name: string) =>
      (fieldOf(row, name) ?? '').split(/<br\s*\/?>/i).flatMap((one) => textOrNull(one) ?? [])
    const parties = textOrNull(lines('party_name').join(' '))
    return {
      court_no: requireField(row, 'disp_court_no'),
      ...readItem(fieldOf(row, 'item')),
      list: null,
      raw: {
        case_number: fieldOf(row, 'case_no'),
        judges: textOrNull(lines('judge_name').join(', ')),
        ...(parties === null ? { petitioner: null, respondent: null } : splitTitle(parties)),
      },
    }
  })
}
