import { addDays, type CourtDate } from '@peshi/contract/platform/dates'

/** Holi of the years in which the sandbox has hearings. */
const holi = new Set(
  '2014-03-17 2015-03-06 2016-03-24 2017-03-13 2018-03-02 2019-03-21 2020-03-10 2021-03-29 2022-03-18 2023-03-08 2024-03-25 2025-03-14 2026-03-04 2027-03-23 2028-03-11 2029-03-01 2030-03-20'.split(
    ' ',
  ),
)
const closedDays = new Set(['01-26', '08-15', '10-02', '12-25', '12-28', '12-29', '12-30', '12-31', '01-01'])

const weekday = (date: CourtDate) => new Date(`${date}T00:00:00Z`).getUTCDay()

export function isWorkingDay(date: CourtDate): boolean {
  const day = weekday(date)
  const monthDay = date.slice(5)
  return (
    day !== 0 &&
    day !== 6 &&
    !closedDays.has(monthDay) &&
    !holi.has(date) &&
    !(monthDay >= '06-01' && monthDay <= '06-30')
  )
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
