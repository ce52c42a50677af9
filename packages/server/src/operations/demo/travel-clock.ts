import { AsyncLocalStorage } from 'node:async_hooks'
import { type Clock, steadyTime } from '../../platform/clock.ts'

/** Only `work` sees the time `instant`. With `runAtCourts`, the sandbox's courts use this time too. */
export interface TravelClock extends Clock {
  runAt<T>(instant: Date, work: () => Promise<T>): Promise<T>
  runAtCourts<T>(instant: Date, work: () => Promise<T>): Promise<T>
  headers(): Record<string, string>
}

export function createTravelClock(behind: Clock): TravelClock {
  const travel = new AsyncLocalStorage<{ instant: Date; takesCourts: boolean }>()
  return {
    now: () => travel.getStore()?.instant ?? behind.now(),
    evenSince: () => behind.evenSince?.() ?? null,
    steady: () => steadyTime(behind),
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
