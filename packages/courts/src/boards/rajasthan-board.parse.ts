import { PageChanged } from '../errors.ts'
import { hasEnd } from '../reading/page.ts'
import { type BoardPage, parseBoardPage } from './board-page.ts'

/** The page does not explain the letters in `33(D)` and `67(S)`. These meanings are assumed. */
const lists: Record<string, string> = { D: 'Daily', S: 'Supplementary' }

export function parseRajasthanBoard(html: string): BoardPage {
  if (!hasEnd(html)) throw new PageChanged('The board is incomplete')
  const page = parseBoardPage(html)
  const rows = page.rows.map((row) => {
    const [, letter] = /^\d+(?:\.\d+)?(?:\(([A-Z])\))?$/.exec(row.item ?? '0') ?? []
    const isOdd = row.item !== null && !/^\d+(?:\.\d+)?(?:\([A-Z]\))?$/.test(row.item)
    if (isOdd || /\([A-Z]\)$/.test(row.court_no))
      throw new PageChanged(`Not a room and its item: ${row.court_no} ${row.item}`)
    return { ...row, list: letter === undefined ? null : (lists[letter] ?? letter) }
  })
  return { ...page, rows }
}
