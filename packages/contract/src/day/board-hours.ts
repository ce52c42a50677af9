// Do not import zod: the web app uses this file before it loads zod.

import { inIndia } from '../platform/india-time.ts'

export const boardEveryMs = 60_000

function hourIn(now: Date): { hour: number; isSunday: boolean } {
  const there = inIndia(now)
  return { hour: there.getUTCHours(), isSunday: there.getUTCDay() === 0 }
}

/**
 * Peshi polls the courts' boards on weekdays and Saturdays, from 10:00 to 16:59 in India.
 * From 9:00 to 9:59 and from 17:00 to 17:59, polling neither starts nor stops, so the result is `was`.
 */
export function isPollingAfter(was: boolean, now: Date): boolean {
  const { hour, isSunday } = hourIn(now)
  if (isSunday || hour < 9 || hour > 17) return false
  if (hour > 9 && hour < 17) return true
  return was
}

/** For callers that do not know `was`. Assumes no polling from 9:00 to 9:59, and polling from 17:00 to 17:59. */
export const isPollingTime = (now: Date): boolean => isPollingAfter(hourIn(now).hour === 17, now)

export const isBoardCourt = (hcName: string): boolean =>
  (hcName.includes('hc-') || hcName.includes('sci')) && !hcName.includes('mediation')
