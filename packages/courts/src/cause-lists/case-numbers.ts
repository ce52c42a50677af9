import { readCaseNumbers as readNumbers } from '@peshi/contract/courts/case-numbers'
import { tidy } from '../reading/text.ts'

/**
 * The case numbers in a cell as printed, each with its type: one that is given without (`SLP(C) No. 1/2024, 2/2024`)
 * has the type of the one before. A range stays as printed. An empty list where the cell holds none.
 */
export function readCaseNumbers(cell: string): string[] {
  const found: string[] = []
  let type = ''
  for (const { start, digitsAt, end } of readNumbers(cell).numbers) {
    if (digitsAt > start) type = cell.slice(start, digitsAt)
    const printed = tidy(`${type}${cell.slice(digitsAt, end)}`)
    if (!found.includes(printed)) found.push(printed)
  }
  return found
}

/** The section of the registry below a case number: `IV-A`. */
export const isSectionCode = (text: string) => /^[IVXL]+(?:-[A-Z]{1,2})?$/.test(text)
