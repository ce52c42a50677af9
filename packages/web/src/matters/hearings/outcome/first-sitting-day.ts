import { addDays, type CourtDate } from '@peshi/contract/platform/dates'

const longestClosure = 120

/** The first day from `date` on which the court sits. Returns `date` if the court would be closed for months. */
export function firstSittingDay(date: CourtDate, whyNot: (date: CourtDate) => string | null): CourtDate {
  for (let ahead = 0; ahead <= longestClosure; ahead += 1) {
    const day = addDays(date, ahead)
    if (whyNot(day) === null) return day
  }
  return date
}
