/** The server's only source of time. Other code must not call `new Date()` or `Date.now()`. */
export interface Clock {
  now(): Date
  /** Only a demo's clock has this: the time at which somebody last set it. */
  evenSince?(): Date | null
  /** Only a demo's clock has this: the time before somebody set it. */
  steady?(): Date
}

/** The time for tokens. They stay valid if somebody sets the demo's clock. */
export const steadyTime = (clock: Clock): Date => clock.steady?.() ?? clock.now()

export const systemClock: Clock = { now: () => new Date() }

export function clockStartingAt(instant: Date): Clock {
  const offset = instant.getTime() - Date.now()
  return { now: () => new Date(Date.now() + offset) }
}
