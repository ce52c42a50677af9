import type { CourtDate } from './dates.ts'

/** For example `2026-27`: 1 April to 31 March. */
export function financialYearOf(date: CourtDate): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/**
 * Returns for example `INV/26-27/000001`. CGST Rule 46 allows at most 16 characters: letters, digits, hyphen and slash.
 */
export const invoiceNumber = (series: string, issuedOn: CourtDate, count: number): string =>
  `${series}/${financialYearOf(issuedOn).slice(2)}/${String(count).padStart(6, '0')}`
