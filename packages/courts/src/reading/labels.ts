import type { Element } from 'domhandler'
import { lineOf, textsOf } from './page.ts'
import { cellsOf, rowsOf } from './tables.ts'
import { tidy } from './text.ts'

/** Values by label. Labels are in lower case, without a colon. Of a repeated label, the first value counts. */
export type Labelled = ReadonlyMap<string, string>

export const labelKey = (text: string) => tidy(text.replace(/:\s*$/, '')).toLowerCase()

/** A text is a label if the next text begins with a colon. */
export function readColonLabels(element: Element): Labelled {
  const texts = textsOf(element)
  const values = new Map<string, string>()
  let label: string | null = null
  let value: string[] = []
  const keep = () => {
    if (label !== null && !values.has(label)) values.set(label, tidy(value.join(' ')))
  }
  for (const [index, text] of texts.entries()) {
    if (texts[index + 1]?.startsWith(':') && !text.startsWith(':')) {
      keep()
      label = labelKey(text)
      value = []
    } else value.push(value.length === 0 ? text.replace(/^:\s*/, '') : text)
  }
  keep()
  return values
}

/** Cells in pairs of label and value. Keys are in lower case without a colon. The first value of a label holds. */
export function readCellLabels(table: Element): Labelled {
  const values = new Map<string, string>()
  for (const row of rowsOf(table)) {
    const cells = cellsOf(row)
    for (let index = 0; index + 1 < cells.length; index += 2) {
      const [label, value] = [cells[index], cells[index + 1]]
      if (label === undefined || value === undefined) continue
      const key = labelKey(lineOf(label))
      if (key !== '' && !values.has(key)) values.set(key, lineOf(value).replace(/^:\s*/, ''))
    }
  }
  return values
}

/** The value of the first label that the page has. Null if it has none of them. */
export function pick(values: Labelled, ...labels: string[]): string | null {
  for (const label of labels) {
    const value = values.get(label)
    if (value !== undefined) return value
  }
  return null
}
