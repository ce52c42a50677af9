import { type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { hasEnd, isBlank, landmark, lineOf, openPage } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'
import { type BoardRow, readItem, stateIn } from './board.ts'

/** Three tables side by side. Each court has two rows: its judges, then its number and its case. */
export function parseOrissaBoard(html: string): BoardRow[] {
  throwOnErrorPage(html)
  if (!hasEnd(html)) throw new PageChanged('The board is incomplete')
  const $ = openPage(html)
  const tables = $('table[border=1]').toArray().filter(isTag)
  if (tables.length === 0) throw new PageChanged('The board has no rooms')
  return tables.flatMap(readTable)
}

function readTable(table: Element): BoardRow[] {
  const [header, ...rows] = rowsOf(table)
    .filter((row) => !isBlank(row))
    .map((row) => cellsOf(row).map(lineOf))
  const [court = '', called = ''] = header ?? []
  if (!/^court no/i.test(court) || !/^type\s*:\s*case no/i.test(called))
    throw new PageChanged('The board has another header')
  let judges: string | null = null
  return rows.flatMap((texts) => {
    if (texts.length === 1) {
      judges = texts[0] ?? null
      return []
    }
    const room = readRoom(texts, landmark(judges, 'judge of a room'))
    judges = null
    return [room]
  })
}

/** `WKL : 4. WP(C) 19033/2023`: list, serial and case. */
const called = /^([A-Z]+)\s*:\s*(\d+(?:\.\d+)?)\.\s*(\D.*)$/i

function readRoom(texts: string[], judges: string): BoardRow {
  const [court = '', text = ''] = texts
  if (texts.length !== 2 || textOrNull(court) === null || /[:/]/.test(court))
    throw new PageChanged('A room of the board has no number')
  const idle = stateIn(text)
  if (idle !== null) return { court_no: court, item: null, list: null, progress: idle, raw: { judges } }
  const [, list = null, item, case_number = null] = called.exec(text) ?? []
  if (item === undefined) throw new PageChanged(`Not the case of a room: ${text.slice(0, 60)}`)
  return { court_no: court, ...readItem(item), list, raw: { judges, case_number } }
}
