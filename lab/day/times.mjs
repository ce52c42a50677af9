const minuteMs = 60_000

export const indiaInstant = (date, time) => Date.parse(`${date}T${time}:00+05:30`)
export const addDays = (date, days) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const inIndia = (instant) => new Date(instant + 330 * minuteMs).toISOString()
export const dateOf = (instant) => inIndia(instant).slice(0, 10)
export const timeOf = (instant) => inIndia(instant).slice(11, 16)
export const minutesOf = (count) => count * minuteMs
export const roomOf = (text) => String(Number(/\d+/.exec(String(text ?? ''))?.[0] ?? Number.NaN))
export const itemOf = (text) => String(text ?? '').replace(/^0+(?=\d)/, '')
