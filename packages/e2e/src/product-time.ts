import { expect } from 'vitest'
import { call } from './wire.ts'

/** Adds India's offset by hand, because the output of `Intl` differs between systems. */
const inIndia = (instant: Date) => new Date(instant.getTime() + 330 * 60_000).toISOString()

/** `HH:MM` */
export const timeInIndia = (instant: Date) => inIndia(instant).slice(11, 16)

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

export const dayFirst = (date: string) => date.split('-').reverse().join('-')

/** The time that the product shows. Tests take their days from it, because it can differ from the machine's time. */
export async function readProductTime(app: string): Promise<Date> {
  const { headers } = await fetch(`${app}/api/courts/all`, { method: 'HEAD' })
  return new Date(headers.get('date') ?? '')
}

/** Returns a function that gives the product's day in India, or a day before or after it. */
export async function readDays(app: string): Promise<(daysAway?: number) => string> {
  const today = inIndia(await readProductTime(app)).slice(0, 10)
  return (daysAway = 0) => addDays(today, daysAway)
}

/** Moves the clocks of the sandbox and the product forward to 11:30 of the next day on which the court sits. */
export async function moveToCourtDay({ app, sandbox }: { app: string; sandbox: string }, court: string) {
  const day = await readDays(app)
  for (let ahead = 1; ahead < 60; ahead++) {
    await call(sandbox, '/control/api/day', { body: { date: day(ahead), time: '11:30' } })
    const { rooms } = (await call(sandbox, `/control/api/day/${court}`)).body.data as { rooms: unknown[] }
    if (rooms.length === 0) continue
    await expect.poll(async () => inIndia(await readProductTime(app)).slice(0, 15)).toBe(`${day(ahead)}T11:3`)
    return
  }
  throw new Error(`The court ${court} does not sit`)
}
