import type { Task } from '@peshi/contract/day/tasks'
import { addDays, type CourtDate, daysBetween } from '@peshi/contract/platform/dates'

export type Place = Pick<Task, 'date' | 'end_date' | 'time' | 'end_time'>

export const placeOf = ({ date, end_date, time, end_time }: Place): Place => ({ date, end_date, time, end_time })

const dayMinutes = 24 * 60
/** Minutes that a task without `end_time` is assumed to take. */
export const usualMinutes = 60

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const two = (count: number) => String(count).padStart(2, '0')
export const timeAt = (minutes: number): string => {
  const within = Math.max(0, Math.min(dayMinutes - 1, minutes))
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`
}

export const isTimed = ({ date, end_date, time }: Place): boolean => time !== null && date === end_date

export const moveDays = (place: Place, days: number): Place => ({
  ...place,
  date: addDays(place.date, days),
  end_date: addDays(place.end_date, days),
})

export function stretchDays(place: Place, days: number): Place {
  const end = addDays(place.end_date, days)
  if (end < place.date) return place
  const isBackwards = end === place.date && place.time && place.end_time && place.end_time <= place.time
  return { ...place, end_date: end, end_time: isBackwards ? null : place.end_time }
}

export function moveMinutes(place: Place, minutes: number): Place {
  if (place.time === null) return place
  const start = minutesOf(place.time)
  const length = place.end_time ? minutesOf(place.end_time) - start : 0
  const moved = Math.max(0, Math.min(dayMinutes - 1 - length, start + minutes))
  return { ...place, time: timeAt(moved), end_time: place.end_time && timeAt(moved + length) }
}

export function stretchMinutes(place: Place, minutes: number): Place {
  if (place.time === null) return place
  const start = minutesOf(place.time)
  const end = place.end_time ? minutesOf(place.end_time) : start + usualMinutes
  return { ...place, end_time: timeAt(Math.max(start + 15, end + minutes)) }
}

export function dropAt(place: Place, day: CourtDate, minutes: number | null): Place {
  const moved = moveDays(place, daysBetween(place.date, day))
  if (minutes === null) return { ...moved, time: null, end_time: null }
  if (place.time !== null) return moveMinutes(moved, minutes - minutesOf(place.time))
  return { date: day, end_date: day, time: timeAt(minutes), end_time: timeAt(minutes + usualMinutes) }
}

export const isSamePlace = (one: Place, other: Place) =>
  one.date === other.date &&
  one.end_date === other.end_date &&
  one.time === other.time &&
  one.end_time === other.end_time
