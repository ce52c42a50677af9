import { type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { firstElement, hasEnd, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { textOrNull } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'
import { type BoardRow, readItem } from './board.ts'

/** Chennai and Madurai have the same page: one card for each court. */
export function parseMadrasBoard(html: string): BoardRow[] {
  throwOnErrorPage(html)
  if (!hasEnd(html)) throw new PageChanged('The board is incomplete')
  const $ = openPage(html)
  const cards = $('div.mainflip').toArray().filter(isTag)
  if (cards.length === 0) throw new PageChanged('The board has no rooms')
  return cards.map((card) => readCard($, card))
}

function readCard($: Page, card: Element): BoardRow {
  const textsOf = (selector: string) => $(card).find(selector).toArray().map(lineOf)
  const after = (texts: string[], label: RegExp) =>
    texts.flatMap((text) => (label.test(text) ? text.replace(label, '') : []))[0]
  const titles = textsOf('h4')
  const courtNo = landmark(after(textsOf('p'), /^court no\.?\s*:\s*/i), 'number of a room')
  const called = landmark(after(titles, /^item no\.?\s*:\s*/i), 'item of a room')
  const judges = landmark(
    titles.find((text) => text !== '' && !/^item no/i.test(text)),
    'judge of a room',
  )
  if (!/^(?:\d{1,3}[A-Z]?|[IVX]+)$/.test(courtNo)) throw new PageChanged(`Not the number of a room: ${courtNo}`)
  // In `12/L2`, the item is 12 of the court's second list.
  const [, item = called, list] = /^(\d\S*?)\/L(\d+)$/.exec(called) ?? []
  const said = readItem(textOrNull(item))
  const button = firstElement($(card).find('a.btn-primary'))
  return {
    court_no: courtNo,
    ...said,
    list: list === undefined ? null : `List ${list}`,
    raw: {
      judges,
      case_number: said.item === null ? null : landmark(textOrNull(button ? lineOf(button) : null), 'case of a room'),
    },
  }
}
