import { z } from 'zod'
import type { CaseStatus } from '../courts/case-record.ts'
import type { CourtDate } from '../platform/dates.ts'

/**
 * A matter's date can be, on a given day: `past`, if the day has passed and no newer date is known; `decided`, if the
 * case is decided, but its record still has a date to come.
 */
export const DateState = z.enum(['none', 'next', 'today', 'past', 'decided'])
export type DateState = z.infer<typeof DateState>

interface Dated {
  next_date: CourtDate | null
  case_status: CaseStatus
}

/** `today` is the date in India. */
export function dateStateOf({ next_date, case_status }: Dated, today: CourtDate): DateState {
  if (next_date === null) return 'none'
  if (case_status === 'disposed') return next_date < today ? 'none' : 'decided'
  if (next_date === today) return 'today'
  return next_date < today ? 'past' : 'next'
}
