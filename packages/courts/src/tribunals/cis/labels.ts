import type { CourtDate } from '@peshi/contract/platform/dates'
import { type AnyNode, type Element, isTag } from 'domhandler'
import { readDate } from '../../reading/dates.ts'
import type { Labelled } from '../../reading/labels.ts'
import { landmark, lineOf, type Page } from '../../reading/page.ts'
import { cellsOf } from '../../reading/tables.ts'
import { textOrNull, tidy } from '../../reading/text.ts'

const keyOf = (text: string) => tidy(text.replace(/[\s.:]+$/, '')).toLowerCase()

/** Reads rows with one or two pairs of a label and its value. Of a repeated label, the first value counts. */
export function readLabelRows($: Page): Labelled {
  const values = new Map<string, string>()
  for (const row of $('tr').toArray()) {
    const cells = cellsOf(row)
    if ((cells.length !== 2 && cells.length !== 4) || cells.some((cell) => $(cell).find('table').length > 0)) continue
    for (let index = 0; index + 1 < cells.length; index += 2) {
      const [label, value] = [cells[index], cells[index + 1]]
      const key = label === undefined ? '' : keyOf(lineOf(label))
      if (key !== '' && value !== undefined && !values.has(key)) values.set(key, lineOf(value).replace(/^:\s*/, ''))
    }
  }
  return values
}

export const requireLabel = (labels: Labelled, name: string): string | null =>
  textOrNull(landmark(labels.get(name), `line "${name}"`))

export const labelText = (labels: Labelled, name: string): string | null => textOrNull(labels.get(name))

export const labelDate = (labels: Labelled, name: string): CourtDate | null => readDate(labels.get(name))

export const findLabel = (labels: Labelled, pattern: RegExp): string | undefined =>
  [...labels.keys()].find((key) => pattern.test(key))

export const blockEnd = '\f'

const blocks = new Set(['p', 'div', 'tr', 'td', 'th', 'li', 'table', 'h1', 'h2', 'h3', 'h4', 'h5'])

/**
 * Returns the page's text without rows of several cells. `blockEnd` stands before and after each block, such as a
 * paragraph.
 */
export function readRunningText($: Page): string {
  const parts: string[] = []
  const isTabular = (row: Element) => cellsOf(row).length > 1 && $(row).find('table').length === 0
  const visit = (node: AnyNode) => {
    if (node.type === 'text') parts.push(node.data.replace(/\s+/g, ' '))
    if (!('children' in node) || node.type === 'script' || node.type === 'style') return
    if (isTag(node) && node.name === 'tr' && isTabular(node)) return
    const isBlock = isTag(node) && blocks.has(node.name)
    if (isBlock) parts.push(blockEnd)
    else if (isTag(node) && node.name === 'br') parts.push('\n')
    for (const child of node.children) visit(child)
    if (isBlock) parts.push(blockEnd)
  }
  for (const node of $('body').toArray()) visit(node)
  return parts.join('')
}
