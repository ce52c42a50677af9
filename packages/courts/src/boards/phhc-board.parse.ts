import { PageChanged } from '../errors.ts'
import { isRow } from '../reading/json-reply.ts'
import { textOrNull } from '../reading/text.ts'
import { type BoardRow, readItem } from './board.ts'
import { readBoardRows } from './json-board.ts'

const rounds: Record<string, string> = { P: 'pass-over', S: 'supplementary' }

/** In `123-P(2/5)`, the item is 123. `P(2/5)` is the second of five cases that were passed over. */
export function parsePhhcBoard(reply: string): BoardRow[] {
  const rows = readBoardRows(reply, (board) => (isRow(board) ? board.data : null))
  if (rows.length === 0) throw new PageChanged('The board has no rooms')
  return rows.map((row) => {
    const [courtNo, serial] = [fieldOf(row, 'court_no'), fieldOf(row, 'sr_no')]
    if (courtNo === null) throw new PageChanged('A room of the board has no number')
    const letter = /-([A-Z])\(\d+\/\d+\)$/.exec(serial ?? '')?.[1]
    const round = letter === undefined ? null : rounds[letter]
    if (round === undefined) throw new PageChanged(`A round of the board is not known: ${serial}`)
    return { court_no: courtNo, ...readItem(serial), list: round, raw: { court_no: courtNo, sr_no: serial } }
  })
}

function fieldOf(row: Record<string, unknown>, name: string): string | null {
  const value = row[name]
  if (typeof value !== 'string' && typeof value !== 'number' && value !== null)
    throw new PageChanged(`A room of the board has no ${name}`)
  return value === null ? null : textOrNull(String(value))
}
