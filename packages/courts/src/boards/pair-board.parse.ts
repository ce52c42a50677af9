import { type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { firstElement, hasEnd, landmark, lineOf, openPage } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'
import { type BoardRow, readItem, stateIn } from './board.ts'

type Called = Pick<BoardRow, 'item' | 'progress'> & { raw: BoardRow['raw'] }

/** A table with several courts in a row: the columns are court, item, court, item, and so on. */
function parsePairs(
  html: string,
  table: string,
  headers: [court: RegExp, item: RegExp],
  read: (text: string | null) => Called,
) {
  throwOnErrorPage(html)
  if (!hasEnd(html) && !/<\/table\s*>\s*$/i.test(html)) throw new PageChanged('The board is incomplete')
  const $ = openPage(html)
  const rows = rowsOf(landmark(firstElement($(table)), 'table of rooms')).map((row) => cellsOf(row).map(textOf))
  const isHeader = (texts: string[]) => texts.length > 1 && texts.every((text, at) => headers[at % 2]?.test(text))
  const at = rows.findIndex(isHeader)
  const width = landmark(rows[at], 'header of the board').length
  const found = rows.slice(at + 1).flatMap((texts) => {
    if (texts.every((text) => text === '')) return []
    if (texts.length !== width)
      throw new PageChanged(`A row of the board has ${texts.length} cells instead of ${width}`)
    return texts.flatMap((text, column) => (column % 2 === 0 ? readPair(text, texts[column + 1] ?? '', read) : []))
  })
  if (found.length === 0) throw new PageChanged('The board has no rooms')
  return found
}

/** A cell's text may be the label of a button. */
function textOf(cell: Element): string {
  const button = cell.children.filter(isTag).find(({ name }) => name === 'input')
  return button?.attribs.value?.trim() ?? lineOf(cell)
}

function readPair(court: string, called: string, read: (text: string | null) => Called): BoardRow[] {
  // The last row may have fewer courts.
  if (court === '' && called === '') return []
  if (!/^(?:\d{1,3}[A-Z]?|[A-Z]{1,4}[- ]?\d{0,3})$/.test(court))
    throw new PageChanged(`Not the number of a room: ${court.slice(0, 40)}`)
  return [{ court_no: court, list: null, ...read(textOrNull(called)) }]
}

export const parseKeralaBoard = (html: string): BoardRow[] =>
  parsePairs(html, 'table.table-bordered', [/^court/i, /^item/i], (text): Called => {
    if (text !== null && stateIn(text) === null && !/^\d+(?:\.\d+)?$/.test(text))
      throw new PageChanged(`Not an item of a board: ${text.slice(0, 40)}`)
    return { ...readItem(text), raw: {} }
  })

/** The case cell: `13 - C.MISC./459/2016 (FOR ADMISSION)`. */
const patnaCase = /^(\d[\w.]*)\s+-\s+(\S.*?)(?:\s+\(([^()]+)\))?$/

export const parsePatnaBoard = (html: string): BoardRow[] =>
  parsePairs(html, '.CSSTableDisplayBoard', [/^court num/i, /^case num/i], (text): Called => {
    const idle = stateIn(text)
    if (idle !== null) return { item: null, progress: idle, raw: {} }
    const [, item, case_number = null, purpose = null] = patnaCase.exec(text ?? '') ?? []
    if (item === undefined) throw new PageChanged(`Not the case of a room: ${text?.slice(0, 60)}`)
    return { ...readItem(item), raw: { case_number, purpose } }
  })
