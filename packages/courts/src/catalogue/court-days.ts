import type { ShippedDays } from '@peshi/contract/courts/court-calendar'
import { CalendarFile } from '@peshi/contract/courts/court-calendar'
import {
  type ClosedSaturdays,
  type CourtCalendar,
  type CourtDay,
  type DateSpan,
  isCourtOpen,
} from '@peshi/contract/courts/court-days'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import { CourtId } from '@peshi/contract/platform/ids'
import central from './data/central-holidays.json' with { type: 'json' }
import rows from './data/court-days.json' with { type: 'json' }

export interface ShippedCalendar extends ShippedDays {
  year: number
  courts: CourtId[]
  saturdays: ClosedSaturdays | undefined
  covers: DateSpan[]
  days: CourtDay[]
}

const anyCourt: CourtCalendar = { saturdays: 'none', days: [], covers: [] }

/** Leaves out Sundays and fixed holidays, on which every court is closed. */
function expandRow([{ from, to }, kind, name]: CalendarFile[number]['days'][number]): CourtDay[] {
  const days: CourtDay[] = []
  for (let date: CourtDate = from; date <= to; date = addDays(date, 1))
    if (kind === 'working' || isCourtOpen(anyCourt, date)) days.push({ date, kind, name })
  return days
}

export const expandCalendars = (file: CalendarFile): ShippedCalendar[] =>
  file.map(({ days, saturdays, ...entry }) => ({ ...entry, saturdays, days: days.flatMap(expandRow) }))

export const shippedCalendars: ShippedCalendar[] = expandCalendars(CalendarFile.parse(rows))

export const shippedCalendarsOf = (court: CourtId): ShippedCalendar[] =>
  shippedCalendars.filter(({ courts }) => courts.includes(court))

/**
 * Identifiers of one high court whose calendar is published as one list. Not here: the benches of Gauhati, which are in
 * states with other holidays, and the wings of Jammu and Srinagar, which have vacations in different months.
 */
const oneCalendar = [
  ['allahabad', 'lucknow'],
  ['bombay', 'bombayoriginal', 'bombaytorts', 'aurangabad', 'nagpur', 'kolhapur', 'goa'],
  ['calcutta', 'calcuttaoriginal', 'jalpaiguri', 'portblair'],
  ['karnataka', 'dharwad', 'kalaburagi'],
  ['madhyapradesh', 'indore', 'gwalior'],
  ['madras', 'madurai'],
  ['rajasthan', 'jaipur'],
].map((names) => names.map((name) => CourtId.parse(`hc-${name}`)))

/** The courts that share the calendar of a court, itself included. The first is the one that the calendar is stored for. */
export const sharingCalendar = (court: CourtId): readonly [CourtId, ...CourtId[]] => {
  const [first = court, ...others] = oneCalendar.find((courts) => courts.includes(court)) ?? []
  return [first, ...others]
}

/** The central government's holidays of a year that the calendar says nothing about. Most courts are closed on them. */
export const centralHolidays = ({ days, covers }: CourtCalendar, year: number): Pick<CourtDay, 'date' | 'name'>[] =>
  central
    .filter((each) => each.year === year)
    .flatMap((each) => each.days.map(([date = '', name = '']) => ({ date, name })))
    .filter(({ date }) => !days.some((day) => day.date === date))
    .filter(({ date }) => !covers.some(({ from, to }) => from <= date && date <= to))
