// Do not import zod: the web app uses this file before it loads zod.

import { inIndia } from '../platform/india-time.ts'

export const boardEveryMs = 60_000

function hourIn(now: Date): { hour: number; isSunday: boolean } {
  const there = inIndia(now)
  return { hour: there.getUTCHours(), isSunday: there.getUTCDay() === 0 }
}

/**
 * Peshi polls the courts' boards from 10:00 to 16:59 in India, except on Sundays. From 9:00 to 9:59 and from 17:00 to
 * 17:59, this function returns `was`: polling continues if it is on, and does not start if it is off.
 */
export function isPollingAfter(was: boolean, now: Date): boolean {
  const { hour, isSunday } = hourIn(now)
  if (isSunday || hour < 9 || hour > 17) return false
  if (hour > 9 && hour < 17) return true
  return was
}

/**
 * For callers that do not know whether polling is on. From 9:00 to 9:59, the function assumes that polling is off, and
 * from 17:00 to 17:59, that it is on.
 */
export const isPollingTime = (now: Date): boolean => isPollingAfter(hourIn(now).hour === 17, now)

export const isBoardCourt = (hcName: string): boolean =>
  (hcName.includes('hc-') || hcName.includes('sci')) && !hcName.includes('mediation')
