import { CourtDayEntry, Saturdays, ShippedDays } from '@peshi/contract/courts/court-calendar'
import { type ClosedSaturdays, type CourtDay, isCourtOpen } from '@peshi/contract/courts/court-days'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import { CourtId } from '@peshi/contract/platform/ids'
import rows from './data/court-days.json' with { type: 'json' }

export interface ShippedCalendar extends ShippedDays {
  year: number
  courts: CourtId[]
  saturdays: ClosedSaturdays | undefined
  days: CourtDay[]
}

const anyCourt = { saturdays: 'none', days: [] } as const

function expandRow([interval = '', kind, name]: string[]): CourtDay[] {
  const [first = '', last = first] = interval.split('/')
  const days: CourtDay[] = []
  for (let date: CourtDate = first; date <= last; date = addDays(date, 1))
    if (isCourtOpen(anyCourt, date)) days.push(CourtDayEntry.parse({ date, kind, name }))
  return days
}

export const shippedCalendars: ShippedCalendar[] = rows.map(({ year, courts, saturdays, days, ...found }) => ({
  year,
  courts: courts.map((court) => CourtId.parse(court)),
  saturdays: Saturdays.optional().parse(saturdays),
  days: days.flatMap(expandRow),
  ...ShippedDays.parse(found),
}))

export const shippedCalendarsOf = (court: CourtId): ShippedCalendar[] =>
  shippedCalendars.filter(({ courts }) => courts.includes(court))
