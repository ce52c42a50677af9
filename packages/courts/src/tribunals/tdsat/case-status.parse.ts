import type { CourtDate } from '@peshi/contract/platform/dates'
import type { Element } from 'domhandler'
import { PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import { htmlOf, landmark, lineOf } from '../../reading/page.ts'
import { columnOf, type Grid } from '../../reading/tables.ts'
import { textOrNull, tidy } from '../../reading/text.ts'
import { findGrid } from '../cis/grid.ts'
import { labelDate, labelText, readLabelRows, readRunningText, requireLabel } from '../cis/labels.ts'
import { type CisParties, readRunningParties } from '../cis/parties.ts'
import { openWholePage } from '../cis/whole-page.ts'

export type TdsatHearing = ReturnType<typeof readHearing>

export interface TdsatOrder {
  key: string
  date: CourtDate | null
}

export interface TdsatCasePage extends CisParties {
  diaryNumber: string | null
  caseNumber: string
  filingDate: CourtDate | null
  status: string
  isDisposed: boolean
  disposalDate: CourtDate | null
  disposalNature: string | null
  history: TdsatHearing[]
  orders: TdsatOrder[]
}

const orderLink = /popsurety_pet_adv_name\(\s*(?:'|&#0?39;|")([^'"&]+)(?:'|&#0?39;|")\s*\)/gi

export function parseTdsatCaseStatus(html: string): TdsatCasePage {
  const $ = openWholePage(html, 'case page')
  const labels = readLabelRows($)
  const status = requireLabel(labels, 'case status')
  const caseNumber = requireLabel(labels, 'case type/case no/year')
  if (status === null || caseNumber === null) throw new PageChanged('The case has no number or no status')
  const isDisposed = /dispos/i.test(status)
  const grid = findGrid($, /hearing date/i, 5)
  const history = (grid?.rows ?? []).map((cells) => readHearing(landmark(grid, 'list of hearings'), cells))
  const listed = readOrderDetails(html)
  const inHistory = history.flatMap(({ orderKey, date }) => (orderKey === null ? [] : [{ key: orderKey, date }]))
  const orders = [...listed, ...inHistory.filter(({ key }) => !listed.some((order) => order.key === key))]
  const links = new Set([...html.matchAll(orderLink)].map(([, key = '']) => key))
  if (links.size !== orders.length) throw new PageChanged('The page links orders in an unknown place')
  return {
    diaryNumber: labelText(labels, 'diary no/year'),
    caseNumber,
    filingDate: labelDate(labels, 'date of filing'),
    status,
    isDisposed,
    disposalDate: isDisposed ? readDate(requireLabel(labels, 'date of disposal')) : null,
    disposalNature: isDisposed ? requireLabel(labels, 'disposal nature') : null,
    ...readRunningParties(readRunningText($)),
    history,
    orders,
  }
}

function readHearing(grid: Grid, cells: Element[]) {
  const at = (...words: string[]) => {
    const cell = cells[columnOf(grid, ...words)]
    return cell ? textOrNull(lineOf(cell)) : null
  }
  const [orderKey = null] = [...htmlOf(cells).replaceAll('&apos;', "'").matchAll(orderLink)].map(([, key = '']) => key)
  return {
    bench: at('bench'),
    date: readDate(at('hearing date')),
    purpose: at('purpose'),
    status: at('status'),
    order: orderKey === null ? at('order') : null,
    orderKey,
  }
}

/**
 * Splits the HTML as text: the orders' rows are outside a table, and an HTML parser would remove their tags. Their
 * dates are dd-mm-yyyy, the page's other dates dd/mm/yyyy.
 */
function readOrderDetails(html: string): TdsatOrder[] {
  const at = html.search(/order\s+details/i)
  if (at < 0) return []
  const rows = html
    .slice(at)
    .split(/<tr\b[^>]*>/i)
    .filter((row) => /<td\b/i.test(row))
  return rows.map((row) => {
    const [key] = [...row.matchAll(orderLink)].map((match) => match[1])
    const [date] =
      /\d{1,2}[-/]\d{1,2}[-/]\d{4}/.exec(
        tidy(row.replace(/<[^>]*>/g, ' ')).replace(/^.*\D(?=\d{1,2}[-/]\d{1,2}[-/]\d{4})/, ''),
      ) ?? []
    return { key: landmark(key, 'link to an order'), date: readDate(landmark(date, 'date of an order')) }
  })
}
