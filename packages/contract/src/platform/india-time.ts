// Do not import zod: the web app uses this file before it loads zod.

/** India's offset from UTC, which never changes. `Intl` is not used, because its output differs between systems. */
export const indiaAheadMs = 330 * 60_000

/** Returns a shifted date, whose UTC fields (such as `getUTCHours`) show the date and time in India. */
export const inIndia = (instant: Date) => new Date(instant.getTime() + indiaAheadMs)

export const indiaDateAt = (instant: Date) => inIndia(instant).toISOString().slice(0, 10)

export const indiaTimeAt = (instant: Date) => inIndia(instant).toISOString().slice(11, 16)

export const indiaSecondsAt = (instant: Date) => inIndia(instant).toISOString().slice(11, 19)
