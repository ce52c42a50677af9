import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '../clock.ts'

/** A clock under which a part of the work happens at an instant of the past; the rest goes by the clock behind it. */
export interface TravelClock extends Clock {
  runAt<T>(instant: Date, work: () => Promise<T>): Promise<T>
  /** The same, and the sandbox's courts answer as of then too. */
  runAtCourts<T>(instant: Date, work: () => Promise<T>): Promise<T>
  /** Headers by which the sandbox is told the instant. */
  headers(): Record<string, string>
}

export function createTravelClock(behind: Clock): TravelClock {
  const travel = new AsyncLocalStorage<{ instant: Date; takesCourts: boolean }>()
  return {
    now: () => travel.getStore()?.instant ?? behind.now(),
    runAt: (instant, work) => travel.run({ instant, takesCourts: false }, work),
    runAtCourts: (instant, work) => travel.run({ instant, takesCourts: true }, work),
    headers() {
      const here = travel.getStore()
      const headers: Record<string, string> = {}
      if (here?.takesCourts) headers['x-sandbox-time'] = here.instant.toISOString()
      return headers
    },
  }
}
