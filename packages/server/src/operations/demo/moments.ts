import type { DemoMoment } from '@peshi/contract/operations/demo'
import { replaySpeed } from '@peshi/contract/operations/demo'
import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import { instantOf } from '../../courts/lists-and-boards/reading-times.ts'
import { courtDayFrom, courtsRiseAt, courtsSitFrom, isCourtDay } from './calendar.ts'

const times: Record<Exclude<DemoMoment, 'now'>, { time: string; onEve: boolean }> = {
  'evening-before': { time: '19:00', onEve: true },
  'first-calls': { time: '10:20', onEve: false },
  'mid-morning': { time: '11:30', onEve: false },
  'court-rose': { time: '16:45', onEve: false },
}

const instantIn = (day: CourtDate, moment: Exclude<DemoMoment, 'now'>) => {
  const { time, onEve } = times[moment]
  return instantOf(onEve ? courtDayFrom(day, -1) : day, time)
}

export function nextMoment(now: Date, moment: Exclude<DemoMoment, 'now'>): { instant: Date; day: CourtDate } {
  let day = courtDateAt(now)
  for (;;) {
    if (isCourtDay(day) && instantIn(day, moment) > now) return { instant: instantIn(day, moment), day }
    day = addDays(day, 1)
  }
}

/** The time at which the demo opens: 11:30 of the last court day. */
export function openingMoment(now: Date): Date {
  const today = courtDateAt(now)
  const isToday = isCourtDay(today) && instantIn(today, 'mid-morning') <= now
  return instantIn(isToday ? today : courtDayFrom(today, -1), 'mid-morning')
}

const opens = '10:30'
const hoursMs = 5.5 * 3_600_000

export function replayedMoment(now: Date): { date: CourtDate; at: Date } | null {
  const today = courtDateAt(now)
  const isOver = isCourtDay(today) && now >= instantOf(today, courtsRiseAt)
  if (isCourtDay(today) && !isOver && now >= instantOf(today, courtsSitFrom)) return null
  const date = isOver ? today : courtDayFrom(today, -1)
  return { date, at: new Date(instantOf(date, opens).getTime() + ((now.getTime() * replaySpeed) % hoursMs)) }
}
