import { type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { firstElement, hasEnd, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'
import { type BoardRow, readItem } from './board.ts'

export interface WingBoard {
  wing: string
  rows: BoardRow[]
  notices: string[]
}

export function parseWingBoards(html: string): WingBoard[] {
  throwOnErrorPage(html)
  if (!hasEnd(html)) throw new PageChanged('The board is incomplete')
  const $ = openPage(html)
  const wings = $('div.wing').toArray().filter(isTag)
  if (wings.length === 0) throw new PageChanged('The board has no wing')
  return wings.map((wing) => readWing($, landmark(firstElement($(wing).find('table')), 'table of a wing')))
}

const headers = ['court no', 'coram', 'sr no']

function readWing($: Page, table: Element): WingBoard {
  const [title, ...rest] = rowsOf(table)
  const wing = landmark(textOrNull(title ? lineOf(title) : null), 'name of a wing')
  const rows: BoardRow[] = []
  const notices: string[] = []
  let part: 'head' | 'rooms' | 'messages' = 'head'
  let isIdle = false
  for (const row of rest) {
    const cells = cellsOf(row)
    const texts = cells.map(lineOf)
    const words = texts.map((text) => text.toLowerCase().replaceAll('.', '').trim())
    if (headers.every((header, at) => words[at] === header)) part = 'rooms'
    else if (words.length === 1 && words[0] === 'messages') part = 'messages'
    else if (words.length === 1 && words[0] === 'no cases to display') isIdle = true
    else if (part === 'head') throw new PageChanged(`The board of ${wing} has another header`)
    else if (part === 'rooms') rows.push(readRoom($, cells, texts))
    else if (part === 'messages' && texts.length > 1)
      notices.push(...[textOrNull(texts[1])].flatMap((one) => one ?? []))
  }
  if (rows.length === 0 && !isIdle) throw new PageChanged(`The board of ${wing} has no rooms, and does not say so`)
  return { wing, rows, notices }
}

function readRoom($: Page, cells: Element[], texts: string[]): BoardRow {
  if (cells.length !== headers.length) throw new PageChanged(`A row of the board has ${cells.length} cells`)
  const [first] = cells
  const [, coram = '', item = ''] = texts
  const number = first ? $(first).find('input[name="roomno"]').attr('value') : undefined
  const court_no = landmark(textOrNull(number), 'number of a room')
  if (/^\d+$/.test(coram)) throw new PageChanged(`Column "CORAM" contains "${coram}"`)
  return {
    court_no,
    ...readItem(textOrNull(item)),
    list: null,
    raw: { 'COURT NO': court_no, CORAM: textOrNull(coram), 'SR NO': textOrNull(item) },
  }
}

export const wingOf = (html: string, name: RegExp): WingBoard =>
  landmark(
    parseWingBoards(html).find(({ wing }) => name.test(wing)),
    'wing of this court',
  )
