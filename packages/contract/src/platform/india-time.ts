// Without zod: the web application asks before the validator is loaded.

/** India keeps one offset all year round, so its time is arithmetic. A locale's format differs between systems. */
export const indiaAheadMs = 330 * 60_000

/** An instant moved so that its UTC fields are what calendar and clock show in India. */
export const inIndia = (instant: Date) => new Date(instant.getTime() + indiaAheadMs)

/** `YYYY-MM-DD` in India. */
export const indiaDateAt = (instant: Date) => inIndia(instant).toISOString().slice(0, 10)

/** `HH:MM` in India. */
export const indiaTimeAt = (instant: Date) => inIndia(instant).toISOString().slice(11, 16)

/** `HH:MM:SS` in India. */
export const indiaSecondsAt = (instant: Date) => inIndia(instant).toISOString().slice(11, 19)
