import { type CourtDate, courtDateAt } from '@peshi/contract/dates'

/** The sandbox's time. `today` is the calendar date in India. */
export interface Clock {
  now(): Date
  today(): CourtDate
}

/** The real clock, or one that starts at `startAt` (an ISO instant) and advances with it. */
export function makeClock(startAt?: string): Clock {
  const started = Date.now()
  const origin = startAt ? Date.parse(startAt) : started
  if (Number.isNaN(origin)) throw new Error(`PESHI_CLOCK is not an ISO instant: ${startAt}`)
  const now = () => new Date(origin + Date.now() - started)
  return { now, today: () => courtDateAt(now()) }
}
