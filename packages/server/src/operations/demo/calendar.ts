import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import { instantOf } from '../../courts/lists-and-boards/reading-times.ts'

/** Copy of the sandbox's closed days, because production has no sandbox package. */
const holi = /^(2025-03-14|2026-03-04|2027-03-23|2028-03-11|2029-03-01|2030-03-20)$/
const closed = /-(01-26|08-15|10-02|12-25|12-28|12-29|12-30|12-31|01-01|06-\d\d)$/

export const isCourtDay = (date: CourtDate): boolean => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !closed.test(date) && !holi.test(date)
}

export function courtDayFrom(date: CourtDate, count: number): CourtDate {
  const step = Math.sign(count)
  let day = date
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step)
    if (isCourtDay(day)) left -= 1
  }
  return day
}

export const courtsSitFrom = '10:00'
export const courtsRiseAt = '16:30'

export function presentCourtDay(now: Date): CourtDate {
  const today = courtDateAt(now)
  return isCourtDay(today) && now < instantOf(today, courtsRiseAt) ? today : courtDayFrom(today, 1)
}
