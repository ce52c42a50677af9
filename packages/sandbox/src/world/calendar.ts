import { addDays, type CourtDate } from '@peshi/contract/platform/dates'

const closedDays = new Set(['01-26', '08-15', '10-02', '12-25', '12-28', '12-29', '12-30', '12-31', '01-01'])

const weekday = (date: CourtDate) => new Date(`${date}T00:00:00Z`).getUTCDay()

export function isWorkingDay(date: CourtDate): boolean {
  const day = weekday(date)
  const monthDay = date.slice(5)
  return day !== 0 && day !== 6 && !closedDays.has(monthDay) && !(monthDay >= '06-01' && monthDay <= '06-30')
}

export function workingDayFrom(date: CourtDate): CourtDate {
  let day = date
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

export function workingDayBefore(date: CourtDate): CourtDate {
  let day = addDays(date, -1)
  while (!isWorkingDay(day)) day = addDays(day, -1)
  return day
}
