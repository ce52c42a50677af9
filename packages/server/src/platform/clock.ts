/** The server's only source of time. No decision uses `new Date()` or `Date.now()`. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that starts at `instant` and runs on. For demos and tests (`PESHI_CLOCK`). */
export function clockStartingAt(instant: Date): Clock {
  const offset = instant.getTime() - Date.now()
  return { now: () => new Date(Date.now() + offset) }
}
