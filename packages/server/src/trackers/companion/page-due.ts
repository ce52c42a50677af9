import { addDays, type CourtDate } from '@peshi/contract/platform/dates'

/** In days. The longest time between two pages of a matter with a next date, and of one without. */
const longest = { dated: 14, undated: 7 }

/** The day on which the next page is due: the day after the next date, and not later than `longest` allows. */
export function nextPageDue(page: CourtDate, next: CourtDate | null): CourtDate {
  const last = addDays(page, (next === null ? longest.undated : longest.dated) + 1)
  if (next === null || next < page) return last
  const afterHearing = addDays(next, 1)
  return afterHearing < last ? afterHearing : last
}
