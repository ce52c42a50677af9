// Do not import zod: the web app uses this file before it loads zod.

/** India's fixed offset from UTC. `Intl` is not used, because its output differs between systems. */
export const indiaAheadMs = 330 * 60_000

/** Returns a shifted date: its UTC fields, such as `getUTCHours`, show the time in India. */
export const inIndia = (instant: Date) => new Date(instant.getTime() + indiaAheadMs)

/** `YYYY-MM-DD` in India. */
export const indiaDateAt = (instant: Date) => inIndia(instant).toISOString().slice(0, 10)

/** `HH:MM` in India. */
export const indiaTimeAt = (instant: Date) => inIndia(instant).toISOString().slice(11, 16)

/** `HH:MM:SS` in India. */
export const indiaSecondsAt = (instant: Date) => inIndia(instant).toISOString().slice(11, 19)
