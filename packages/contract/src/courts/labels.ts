import type { CourtId } from '../platform/ids.ts'

export interface LabelledCase {
  unique_case_number?: string | null
  hc_name: string
  case_type?: string | null
  case_number?: string | null
  case_year?: string | number | null
  unique_id: string
}

/** Stored in place of a number. Pages show it in the reader's language, messages omit it. Exported files are in English. */
export const unnumbered = 'Unnumbered'

/** The case’s number as the court writes it. Never empty: `unnumbered` stands for a case without a number. */
export function caseLabel(subject: LabelledCase): string {
  if (subject.unique_case_number) return subject.unique_case_number
  if (subject.hc_name === 'sci') return [subject.case_type, subject.case_number, subject.case_year].join('/')
  const courtParts = subject.unique_id.includes('tribunals') ? 3 : 2
  return subject.unique_id.split('-').slice(courtParts).join('/')
}

/** Null for a case without a number. */
export function numberLabel(subject: LabelledCase): string | null {
  const label = caseLabel(subject)
  return label === unnumbered ? null : label
}

/** Display boards send -10 and -15 in place of a courtroom's number. */
export function courtNumberLabel(courtNumber: number): string {
  if (courtNumber === -10) return 'C.J.'
  if (courtNumber === -15) return 'In Chamber'
  return 'N/A'
}

/** Keeps texts, and replaces the negative numbers of display boards. */
export const courtRoomLabel = (courtNo: string): string =>
  /^-\d+$/.test(courtNo) ? courtNumberLabel(Number(courtNo)) : courtNo

/** Courts often number an order `Order` or `ORDER No. 2`. The kind is shown before the number, in the reader's language. */
export const orderNumber = (number: string | null | undefined): string =>
  (number ?? '').replace(/^\s*(?:orders?|judge?ments?)(?!\p{L}|-\p{L})[\s.:/-]*/iu, '')

/** The specification’s `unique_id` of a case: `hc-delhi-WPC-12-2024`. */
export function caseUniqueId(
  court: CourtId | string,
  type: string,
  number: string | number,
  year: string | number,
): string {
  return [court, type.replace(/[\s\-/]/g, ''), number, year].join('-')
}

export function courtLevel(court: string): 'SC' | 'HC' | 'DC' | 'TR' | '—' {
  if (court === 'tribunals-other-forum') return '—'
  if (court.startsWith('hc-')) return 'HC'
  if (court.startsWith('dc-')) return 'DC'
  if (court.startsWith('tribunals-')) return 'TR'
  return 'SC'
}
