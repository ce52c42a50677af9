/** Adds India's offset by hand, because the output of `Intl` differs between systems. */
const inIndia = (instant: Date) => new Date(instant.getTime() + 330 * 60_000).toISOString()

export const dayInIndia = (daysAway = 0) => inIndia(new Date(Date.now() + daysAway * 86_400_000)).slice(0, 10)

/** `HH:MM` */
export const timeInIndia = (instant: Date) => inIndia(instant).slice(11, 16)
