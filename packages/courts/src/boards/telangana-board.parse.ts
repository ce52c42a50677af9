import { PageChanged } from '../errors.ts'
import { fieldOf, requireField } from '../reading/json-reply.ts'
import { type BoardRow, readItem } from './board.ts'
import { readBoardRows } from './json-board.ts'

/** `NS`: the court is not in session. `CSE`: its session has ended. */
const idle = new Set(['NS', 'CSE'])

export function parseTelanganaBoard(reply: string): BoardRow[] {
  const rows = readBoardRows(reply, (board) => board)
  if (rows.length === 0) throw new PageChanged('The board has no rooms')
  return rows.map((row) => {
    const [item, caseNumber] = [fieldOf(row, 'itemNo'), fieldOf(row, 'caseDetails')]
    return {
      court_no: requireField(row, 'courtNo'),
      ...readCalled(item),
      list: null,
      raw: { case_number: caseNumber, progress: item !== null && /disposed/i.test(item) ? item : null },
    }
  })
}

function readCalled(text: string | null): Pick<BoardRow, 'item' | 'progress'> {
  if (text === null || idle.has(text)) return { item: null, progress: 'not-in-session' }
  if (!/disposed/i.test(text)) return readItem(text)
  return { item: /^\d[\w.]*/.exec(text)?.[0] ?? null, progress: 'in-session' }
}
