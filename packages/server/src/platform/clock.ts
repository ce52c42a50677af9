/** The server's only source of time. No decision uses `new Date()` or `Date.now()`. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Runs on from `instant`, for demonstrations and tests (`PESHI_CLOCK`). */
export function clockStartingAt(instant: Date): Clock {
  const offset = instant.getTime() - Date.now()
  return { now: () => new Date(Date.now() + offset) }
}
