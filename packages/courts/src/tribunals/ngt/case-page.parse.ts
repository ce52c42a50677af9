import type { CourtDate } from '@peshi/contract/platform/dates'
import { type AnyNode, type Element, isTag } from 'domhandler'
import { PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import { labelKey } from '../../reading/labels.ts'
import { htmlOf, landmark, lineOf, linesOf, openPage, type Page } from '../../reading/page.ts'
import { columnOf, readGrid } from '../../reading/tables.ts'
import { textOrNull, tidy } from '../../reading/text.ts'
import { throwOnNgtSentence } from './search-result.parse.ts'

export interface NgtOrder {
  date: CourtDate | null
  uploadDate: CourtDate | null
  coram: string[]
  path: string | null
}

export type NgtCasePage = ReturnType<typeof parseNgtCasePage>

export function parseNgtCasePage(html: string) {
  if (!/Case Status/i.test(html)) throwOnNgtSentence(html)
  if (!/<\/html>\s*$/i.test(html)) throw new PageChanged('The case page is incomplete')
  const $ = openPage(html)
  const cells = $('td').toArray()
  const cellBeside = (...names: string[]) => {
    const label = cells.find((cell) => names.includes(labelKey(lineOf(cell))))
    return label ? cells[cells.indexOf(label) + 1] : undefined
  }
  const require = (...names: string[]) => landmark(cellBeside(...names), `line "${names[0]}"`)
  const textOf = (cell: Element) => textOrNull(lineOf(cell))
  const status = landmark(textOf(require('case status')), 'case status')
  const isDisposed = /dispos|decided/i.test(status)
  const parties = readAllParties($)
  const [petitioner = '', ...respondent] = lineOf(require('party name')).split(/\s+(?:vs\.?|versus|v\/s)\s+/i)
  return {
    filingNumber: landmark(textOf(require('filing number')), 'filing number'),
    caseNumber: landmark(textOf(require('case number')), 'case number'),
    filingDate: readDate(textOf(require('filing date', 'registered on'))),
    petitioners: parties?.petitioners ?? namesIn(petitioner),
    respondents: parties?.respondents ?? namesIn(respondent.join(' ')),
    petitionerAdvocates: linesIn(require('petitioner advocate(s)')),
    respondentAdvocates: linesIn(require('respondent advocate(s)')),
    act: textOf(require('act')),
    lastListed: readDate(textOf(require('last listed'))),
    nextHearingDate: isDisposed ? null : readDate(textOf(require('next hearing date'))),
    status,
    isDisposed,
    orders: readOrders($),
  }
}

const namesIn = (text: string) => (textOrNull(text) === null ? [] : [tidy(text)])
const linesIn = (cell: Element) => linesOf(cell).flatMap((line) => textOrNull(tidy(line).replace(/,$/, '')) ?? [])

function tableUnder($: Page, words: RegExp): Element | null {
  let isBehind = false
  let found: Element | null = null
  const visit = (node: AnyNode) => {
    if (found) return
    if (node.type === 'text' && words.test(node.data)) isBehind = true
    if (isTag(node) && node.name === 'table' && isBehind) {
      found = node
      return
    }
    if ('children' in node) node.children.forEach(visit)
  }
  $('body').toArray().forEach(visit)
  return found
}

function readAllParties($: Page): { petitioners: string[]; respondents: string[] } | null {
  const table = tableUnder($, /all parties/i)
  if (!table) return null
  const grid = readGrid(table, 2)
  const [petitioners, respondents] = [columnOf(grid, 'petitioner'), columnOf(grid, 'respondent')].map((column) =>
    grid.rows.flatMap((cells) => (cells[column] ? linesIn(cells[column]) : [])),
  )
  return grid.rows.length === 0 ? null : { petitioners: petitioners ?? [], respondents: respondents ?? [] }
}

function readOrders($: Page): NgtOrder[] {
  const table = landmark(tableUnder($, /listing history/i), 'listing history')
  if (/no (?:data|records?) found/i.test(lineOf(table))) return []
  const grid = readGrid(table, 4)
  const columns = ['sr', 'date of listing', 'date of upload', 'coram'].map((name) => columnOf(grid, name))
  const orders: NgtOrder[] = []
  for (const cells of grid.rows) {
    const [serial, date, uploaded, coram] = columns.map((column) => cells[column])
    if (!serial || !date || !uploaded || !coram || !/^\d+$/.test(lineOf(serial))) {
      throw new PageChanged('A row of the listing history has another form')
    }
    // Only this script call opens the order. The row's hidden links open a form that does not work.
    const call = /myFunctionTest\(\s*['"]([^'"]+)['"]/.exec(
      htmlOf($(cells).find('a').toArray()).replaceAll('&apos;', "'").replaceAll('&quot;', '"'),
    )
    orders.push({
      date: readDate(lineOf(date)),
      uploadDate: readDate(lineOf(uploaded)),
      coram: linesIn(coram),
      path: call?.[1] ?? null,
    })
  }
  return orders
}
