import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { indiaTimeAt } from '@peshi/contract/platform/india-time'

/** Times in India at which cause lists are read. Only full and half hours are allowed. */
export const usualTimes: readonly string[] = ['18:00', '21:00', '23:30', '07:30', '09:30']

export const isListTime = (text: string) => /^(?:[01]\d|2[0-3]):(?:00|30)$/.test(text)

const eveningFrom = '12:00'

export type ListTimes = ReadonlyMap<CourtId, readonly string[]>

export const instantOf = (date: CourtDate, time: string) => new Date(`${date}T${time}:00+05:30`)

export function lastTimeBy(now: Date, times: readonly string[]): Date | null {
  const today = courtDateAt(now)
  const past = [addDays(today, -1), today]
    .flatMap((date) => times.map((time) => instantOf(date, time)))
    .filter((instant) => instant <= now)
  return past.reduce<Date | null>((last, one) => (last && last >= one ? last : one), null)
}

const dayOfWeek = (date: CourtDate) => new Date(`${date}T00:00:00Z`).getUTCDay()

/**
 * Before noon in India: today. From noon: the next day, and on Friday also Monday. Skips Sundays, because no court sits
 * then.
 */
export function daysToRead(time: Date): CourtDate[] {
  const today = courtDateAt(time)
  if (indiaTimeAt(time) < eveningFrom) return dayOfWeek(today) === 0 ? [] : [today]
  const days: CourtDate[] = []
  for (let date = addDays(today, 1); ; date = addDays(date, 1)) {
    if (dayOfWeek(date) === 0) continue
    days.push(date)
    if (dayOfWeek(date) !== 6) return days
  }
}

export function nextTimeFor(date: CourtDate, now: Date, times: readonly string[]): Date | null {
  const later = [addDays(date, -3), addDays(date, -2), addDays(date, -1), date]
    .flatMap((day) => times.map((time) => instantOf(day, time)))
    .filter((instant) => instant > now && daysToRead(instant).includes(date))
  return later.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}
