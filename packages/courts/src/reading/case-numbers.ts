import { readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import { PageChanged } from '../errors.ts'
import { tidy } from './text.ts'

export interface CaseNumberParts {
  type: string
  number: string
  year: number
  /** Last number of a range: 3 for `1-3/2024`. Null for a single number. */
  last: string | null
  rest: string
}

/** The link *View* of a site's table is printed without a space before or behind the number. */
export const withoutLink = (cell: string) => cell.replace(/(?<!\p{L})View(?=\p{Lu})/gu, ' ')

/** The first case number. Null if there is none, or if it is the number of an FIR. */
export function findCaseNumber(text: string | null | undefined): CaseNumberParts | null {
  const line = tidy(withoutLink(text ?? ''))
  const { numbers } = readCaseNumbers(line)
  const [one] = numbers
  if (!one || one.kind === 'police') return null
  const last = /^\d+\s*-\s*(\d+)\s*\//.exec(line.slice(one.digitsAt, one.end))?.[1]
  return {
    type: line.slice(0, one.digitsAt).replace(/(?:[\s/:-]+|\bno(?:s|\(s\))?\.?)+$/i, ''),
    number: one.number,
    year: Number(one.year),
    last: last === undefined ? null : String(Number(last)),
    rest: line.slice(one.end).trim(),
  }
}

/** Throws `PageChanged` if the text has no case number with a type. */
export function readCaseNumber(text: string | null | undefined): CaseNumberParts {
  const found = findCaseNumber(text)
  if (!found?.type) throw new PageChanged(`Not a case number: ${(text ?? '').slice(0, 60)}`)
  return found
}

/**
 * Case numbers as printed, with `C/W` before a connected one. A number without a case type gets the type of the number before it (`SLP(C) No. 1/2024,
 * 2/2024`). A range is one case number.
 */
export function printedNumbers(written: string): string[] {
  const cell = withoutLink(written)
  const found: string[] = []
  let type = ''
  for (const { start, digitsAt, end } of readCaseNumbers(cell).numbers) {
    if (digitsAt > start) type = cell.slice(start, digitsAt)
    const connected = /\bC\/W\s*$/i.exec(cell.slice(0, start))?.[0] ?? ''
    const printed = tidy(`${connected}${type}${cell.slice(digitsAt, end)}`)
    if (!found.includes(printed)) found.push(printed)
  }
  return found
}
