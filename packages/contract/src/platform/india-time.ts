// Do not import zod: the web app uses this file before it loads zod.

/** India's offset never changes. Locale formats are not used, because they differ between systems. */
export const indiaAheadMs = 330 * 60_000

/** Shifts an instant, so that its UTC fields are India's date and time. */
export const inIndia = (instant: Date) => new Date(instant.getTime() + indiaAheadMs)

export const indiaDateAt = (instant: Date) => inIndia(instant).toISOString().slice(0, 10)

export const indiaTimeAt = (instant: Date) => inIndia(instant).toISOString().slice(11, 16)

export const indiaSecondsAt = (instant: Date) => inIndia(instant).toISOString().slice(11, 19)
