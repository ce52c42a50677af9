import { tidy } from '../reading/text.ts'

/** Number and year: `12345/2025`, `1234-1236/2024`, `No. 12 of 2024`, `55614-2026` of a diary number. */
const numberAndYear = /\d[\d-]*\s*(?:\/|\bof\b)\s*(?:19|20)\d{2}(?!\d)/i
const reference = new RegExp(
  `(?:diary\\s+no\\.?\\s*\\d+\\s*[-/]\\s*(?:19|20)\\d{2}|[a-z][^,;&]*?${numberAndYear.source}|${numberAndYear.source})`,
  'gi',
)

/**
 * The case numbers in a cell, each with its type: one that is given without (`SLP(C) No. 1/2024, 2/2024`) has the type
 * of the one before. An empty list where the cell holds none.
 */
export function readCaseNumbers(cell: string): string[] {
  const found: string[] = []
  let type = ''
  for (const [match] of cell.matchAll(reference)) {
    const text = tidy(match.replace(/^(?:and|with|in)\s+/i, ''))
    const own = /^(\D+?)(?=\d[\d-]*\s*(?:\/|of|-))/i.exec(text)?.[1] ?? ''
    const whole = own === '' ? tidy(`${type}${text}`) : text
    if (own !== '') type = own
    if (!found.includes(whole)) found.push(whole)
  }
  return found
}

/** The section of the registry below a case number: `IV-A`. */
export const isSectionCode = (text: string) => /^[IVXL]+(?:-[A-Z]{1,2})?$/.test(text)
