import { readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import { PageChanged } from '../errors.ts'
import { tidy } from './text.ts'

export interface CaseNumberParts {
  type: string
  number: string
  year: number
  /** End of a range (`1-3/2024`); null for one number. */
  last: string | null
  rest: string
}

/** Case number at the start of a text: `Original Application/1/2023`, `C.P.(IB) 45(MB)/2023`, `3/2019`; else null. */
export function findCaseNumber(text: string | null | undefined): CaseNumberParts | null {
  const line = tidy(text ?? '')
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

/** Like `findCaseNumber`, for a page that always has one. Throws `PageChanged` without a number or type. */
export function readCaseNumber(text: string | null | undefined): CaseNumberParts {
  const found = findCaseNumber(text)
  if (!found?.type) throw new PageChanged(`Not a case number: ${(text ?? '').slice(0, 60)}`)
  return found
}

/**
 * Case numbers in a cell as printed, each with a type: a number without one (`SLP(C) No. 1/2024, 2/2024`) gets the type
 * before it. Ranges stay. Empty if none.
 */
export function printedNumbers(cell: string): string[] {
  const found: string[] = []
  let type = ''
  for (const { start, digitsAt, end } of readCaseNumbers(cell).numbers) {
    if (digitsAt > start) type = cell.slice(start, digitsAt)
    const printed = tidy(`${type}${cell.slice(digitsAt, end)}`)
    if (!found.includes(printed)) found.push(printed)
  }
  return found
}
