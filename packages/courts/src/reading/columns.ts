import { pattern } from '@peshi/contract/platform/pattern'
import { type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { lineOf } from './page.ts'
import { textOrNull } from './text.ts'

export const wordColumns = {
  people: /judges?|coram|party|parties|names?|advocates?|petitioners?|respondents?|applicants?/,
  'state of the case': /purpose|stage|status|under act|filed by|objection|document filed/,
  place: /police station|district|state|location|cause ?list type/,
}
export const namesColumn = pattern(
  '',
)`^(?!.*\bdate\b).*\b(?:${wordColumns})\b|^(?:bench|zonal bench|order on|order details)$`

/** Patterns of the values below each header, to detect that a site swapped two columns. */
const rules: { name: RegExp; fits: (text: string) => boolean }[] = [
  {
    name: /^(?:#|s(?:r|l)?\.? ?no\.?|serial (?:no\.?|number))$/,
    fits: (text) => /^\W*\d{1,6}(?![-/.]?\d)\W{0,3}\w{0,6}$/.test(text),
  },
  { name: /\b(?:order|document|doc) ?(?:no|number)\b/, fits: (text) => !isDate(text) },
  {
    name: /^(?:bench|court) ?no\.?$/,
    fits: (text) => /\d|^(?:[ivxl]+|[a-z]|[a-z]{1,4}[- ][a-z\d]{1,3})$/i.test(text) && !isDate(text),
  },
  { name: /^round$/, fits: (text) => /^\d+$/.test(text) },
  { name: /^(?:year|fir year)$/, fits: (text) => /^\d{0,4}$/.test(text) },
  { name: /^(?:crime|fir) ?(?:no|number)\.?$/, fits: (text) => /\d/.test(text) && !isDate(text) },
  {
    name: namesColumn,
    fits: (text) => !/^\d+\.?$/.test(text) && !isDate(text),
  },
]

const isDate = (text: string) => /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$|^\d{4}-\d{2}-\d{2}\b/.test(text)

const opened =
  /^(?:view|order|action|other details|more details|view more|view\/download|view cause ?list|business(?: on date)?|order link)$/
const plain = /^(?:next )?hearing date$|\bjudges?\b|\bcoram\b|\badvocates?\b|^order on$/

/**
 * Throws `PageChanged` if a link is in the wrong column, or if more than half of a column's filled cells contradict its
 * header. Fewer such cells are accepted, because clerks make mistakes. `headers` must be in lower case.
 */
export function checkColumns(headers: readonly string[], rows: readonly Element[][]) {
  checkContents(headers, rows)
  checkLinks(headers, rows)
}

/** Throws `PageChanged` if more than half of a column’s filled cells contradict its header. */
export function checkContents(headers: readonly string[], rows: readonly Element[][]) {
  for (const [column, header] of headers.entries()) {
    const rule = rules.find(({ name }) => name.test(header))
    if (!rule) continue
    const filled = rows.map((cells) => textOf(cells[column])).filter((text) => textOrNull(text) !== null)
    const odd = filled.filter((text) => !rule.fits(text))
    if (odd.length * 2 > filled.length) throw oddUnder(header, odd[0] ?? '')
  }
}

const textOf = (cell: Element | undefined) => (cell ? lineOf(cell) : '')

/** Throws `PageChanged` if the value contradicts its name. */
export function checkValue(name: string, value: string) {
  const rule = rules.find((one) => one.name.test(name))
  if (rule && !rule.fits(value) && textOrNull(value) !== null) throw oddUnder(name, value)
}

const oddUnder = (name: string, value: string) => new PageChanged(`Column "${name}" contains "${value.slice(0, 40)}"`)

/** Throws `PageChanged` if a column has a link that should have none. */
export function checkLinks(headers: readonly string[], rows: readonly Element[][]) {
  const toOpen = headers.findIndex((header) => opened.test(header))
  for (const [column, header] of headers.entries()) {
    const mustBePlain = plain.test(header) || (toOpen >= 0 && !opened.test(header))
    if (!mustBePlain) continue
    const odd = rows.find((cells) => {
      const [cell, door] = [cells[column], cells[toOpen]]
      return cell && holdsLink(cell) && (toOpen < 0 || !door || !holdsLink(door))
    })
    if (odd) throw new PageChanged(`Column "${header}" contains a link`)
  }
}

export const holdsLink = (element: Element): boolean =>
  element.name === 'a' ||
  element.name === 'button' ||
  element.attribs.onclick !== undefined ||
  element.children.some((child) => isTag(child) && holdsLink(child))
