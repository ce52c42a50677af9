import type { CourtDate } from './dates.ts'

/** India's financial year of a date, April to March: `2026-27`. */
export function financialYearOf(date: CourtDate): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}
