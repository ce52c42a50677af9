import type { CourtId } from '@peshi/contract/platform/ids'
import { indiaAheadMs } from '@peshi/contract/platform/india-time'

export interface CourtHours {
  starts: number
  lunchFrom: number
  lunchTo: number
  rises: number
}

const at = (hours: number, minutes: number) => hours * 60 + minutes

export function usualHours(court: CourtId): CourtHours {
  if (court === 'sci') return { starts: at(10, 30), lunchFrom: at(13, 0), lunchTo: at(14, 0), rises: at(16, 0) }
  if (court.startsWith('hc-'))
    return { starts: at(10, 15), lunchFrom: at(13, 15), lunchTo: at(14, 0), rises: at(16, 15) }
  return { starts: at(10, 30), lunchFrom: at(13, 0), lunchTo: at(13, 45), rises: at(16, 30) }
}

/** Minutes per item, used until the court's pace is learned from its display board. */
export const guessedMinutes = (court: CourtId): number => (court === 'sci' ? 5 : court.startsWith('hc-') ? 4 : 8)

const dayMs = 86_400_000

export const minuteOfDay = (instant: Date) => ((instant.getTime() + indiaAheadMs) % dayMs) / 60_000

const midnightOf = (instant: Date) => instant.getTime() - minuteOfDay(instant) * 60_000

export function workBetween(hours: CourtHours, from: Date, to: Date): number {
  const [first, last] = [minuteOfDay(from), minuteOfDay(to)]
  const within = (begins: number, ends: number) => Math.max(0, Math.min(last, ends) - Math.max(first, begins))
  return within(hours.starts, hours.lunchFrom) + within(hours.lunchTo, at(24, 0))
}

/** Time at which the court has sat for `minutes` after `from`, not counting lunch. Null if the court rises earlier. */
export function afterWork(hours: CourtHours, from: Date, minutes: number): Date | null {
  let clock = Math.max(minuteOfDay(from), hours.starts)
  if (clock < hours.lunchFrom) {
    if (clock + minutes <= hours.lunchFrom) return new Date(midnightOf(from) + (clock + minutes) * 60_000)
    minutes -= hours.lunchFrom - clock
    clock = hours.lunchTo
  }
  const ends = Math.max(clock, hours.lunchTo) + minutes
  return ends > hours.rises ? null : new Date(midnightOf(from) + ends * 60_000)
}

export const workLeft = (hours: CourtHours, from: Date) =>
  workBetween(hours, from, new Date(midnightOf(from) + hours.rises * 60_000))
