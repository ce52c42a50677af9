// Without zod, because the web app uses this file before it loads zod.

import { inIndia } from '../platform/india-time.ts'

export const boardEveryMs = 60_000

function hourIn(now: Date): { hour: number; isSunday: boolean } {
  const there = inIndia(now)
  return { hour: there.getUTCHours(), isSunday: there.getUTCDay() === 0 }
}

/**
 * Returns whether boards are polled at this hour in India: yes in hours 10 to 16 except on Sundays, no before 9
 * and after 17. In hours 9 and 17 it returns `was`.
 */
export function isPollingAfter(was: boolean, now: Date): boolean {
  const { hour, isSunday } = hourIn(now)
  if (isSunday || hour < 9 || hour > 17) return false
  if (hour > 9 && hour < 17) return true
  return was
}

/** Whether boards are polled at this time, for callers that keep no previous state: not in hour 9, but in hour 17. */
export const isPollingTime = (now: Date): boolean => isPollingAfter(hourIn(now).hour === 17, now)

export const isBoardCourt = (hcName: string): boolean =>
  (hcName.includes('hc-') || hcName.includes('sci')) && !hcName.includes('mediation')
