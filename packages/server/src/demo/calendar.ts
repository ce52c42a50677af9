import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/dates'

/** The sandbox's courts: Monday to Friday without the days on which they are shut (`sandbox/src/world/calendar.ts`). */
const closed = /-(01-26|08-15|10-02|12-25|12-28|12-29|12-30|12-31|01-01|06-\d\d)$/

export const isCourtDay = (date: CourtDate): boolean => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !closed.test(date)
}

/** The `count`-th court day after a date, or before it where `count` is negative. */
export function courtDayFrom(date: CourtDate, count: number): CourtDate {
  const step = Math.sign(count)
  let day = date
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step)
    if (isCourtDay(day)) left -= 1
  }
  return day
}

/** An hour of a day in India. */
export const inIndia = (date: CourtDate, time: string): Date => new Date(`${date}T${time}:00+05:30`)

/** Until then a court day counts as the present one; afterwards the next one is what people prepare for. */
const rises = '16:30'

/** The present court day, or the next one where none is or its courts have risen. */
export function presentCourtDay(now: Date): CourtDate {
  const today = courtDateAt(now)
  return isCourtDay(today) && now < inIndia(today, rises) ? today : courtDayFrom(today, 1)
}
