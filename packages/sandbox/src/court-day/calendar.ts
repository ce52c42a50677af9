import type { CourtDate } from '@peshi/contract/platform/dates'
import { isWorkingDay, workingDayBefore } from '../world/calendar.ts'

export const inIndia = (date: CourtDate, time: string) => new Date(`${date}T${time}:00+05:30`)

const halfHour = 30 * 60_000

export interface Editions {
  main: Date | null
  supplementary: Date | null
}

export function editionsAt(date: CourtDate, now: Date): Editions {
  if (!isWorkingDay(date)) return { main: null, supplementary: null }
  const eve = workingDayBefore(date)
  const [first, revised] = [inIndia(eve, '18:00'), inIndia(eve, '21:00')]
  const [opens, closes] = [inIndia(date, '07:30'), inIndia(date, '15:30')]
  const latest = new Date(Math.floor(now.getTime() / halfHour) * halfHour)
  return {
    main: now < first ? null : now < revised ? first : revised,
    supplementary: now < opens ? null : latest > closes ? closes : latest,
  }
}
