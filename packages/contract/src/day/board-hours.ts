// Without zod: the web application asks before the validator is loaded.

import { inIndia } from '../platform/india-time.ts'

/** How often a display board is asked for while it is polled. */
export const boardEveryMs = 60_000

function hourIn(now: Date): { hour: number; isSunday: boolean } {
  const there = inIndia(now)
  return { hour: there.getUTCHours(), isSunday: there.getUTCDay() === 0 }
}

/**
 * The polling rule, by the hour in India: it runs above 9 and below 17, not on Sundays; it stops
 * below 9 and above 17. At the hours 9 and 17 it stays as it was.
 */
export function isPollingAfter(was: boolean, now: Date): boolean {
  const { hour, isSunday } = hourIn(now)
  if (isSunday || hour < 9 || hour > 17) return false
  if (hour > 9 && hour < 17) return true
  return was
}

/** The same for who watches the clock all day: off at 9, because it stopped before; on at 17, because it ran. */
export const isPollingTime = (now: Date): boolean => isPollingAfter(hourIn(now).hour === 17, now)

/** Whose boards are gathered from today's entries. */
export const isBoardCourt = (hcName: string): boolean =>
  (hcName.includes('hc-') || hcName.includes('sci')) && !hcName.includes('mediation')
