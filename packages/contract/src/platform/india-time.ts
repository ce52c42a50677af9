// No zod: the web app uses this before loading it.

/** India has one offset all year, so this is arithmetic; locale formats differ between systems. */
export const indiaAheadMs = 330 * 60_000

/** Shifts an instant so that its UTC fields are India's date and time. */
export const inIndia = (instant: Date) => new Date(instant.getTime() + indiaAheadMs)

export const indiaDateAt = (instant: Date) => inIndia(instant).toISOString().slice(0, 10)

export const indiaTimeAt = (instant: Date) => inIndia(instant).toISOString().slice(11, 16)

export const indiaSecondsAt = (instant: Date) => inIndia(instant).toISOString().slice(11, 19)
