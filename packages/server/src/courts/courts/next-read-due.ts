import type { CaseStatus } from '@peshi/contract/courts/case-record'
import { addDays, type CourtDate, courtDateAt, daysBetween } from '@peshi/contract/platform/dates'

/** What decides when a case is read again. */
export interface ReadNeed {
  /** Gives each case its own minute of the night, so that they do not all come at once. */
  id: string
  status: CaseStatus
  next_date: string | null
  /** Null where the court's page names none. */
  decision_date: string | null
  /** Readings that failed in a row. */
  failures: number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const listedEveryMs = 6 * hourMs
/** Listed that many days before today, at the earliest, and after it, at the latest: the outcome of yesterday comes too. */
const listedDays = { from: -1, to: 2 }
/** Disposed of this lately, a case still gets its last orders and copies. */
const freshlyDisposedDays = 60
const firstRetryMs = hourMs / 2
const longestRetryMs = dayMs

/** Nine hours from nine in the evening, in India: by day the courts' sites are the people's. */
const nightBegins = '21:00:00+05:30'
const nightMs = 9 * hourMs
/** A slot may come this much before the whole interval is over: yesterday's reading was late in its own slot. */
const slackMs = 18 * hourMs

/**
 * When a case is to be read again, seen from a reading (or a failure) at `now`: every six hours while it is listed within
 * two days or was yesterday, each night while it is pending, each week for sixty days after its disposal, then each month.
 * What fails is tried after half an hour, then twice as long each time, up to a day.
 */
export function nextReadDue(need: ReadNeed, now: Date): Date {
  if (need.failures > 0) {
    return new Date(now.getTime() + Math.min(firstRetryMs * 2 ** (need.failures - 1), longestRetryMs))
  }
  if (need.status === 'pending') {
    return isListedSoon(need, now) ? new Date(now.getTime() + listedEveryMs) : nightSlot(need.id, now, 1)
  }
  // Without a date of decision it stays with the shorter interval: nothing is missed by looking too often.
  const age = need.decision_date === null ? 0 : daysBetween(need.decision_date, courtDateAt(now))
  return nightSlot(need.id, now, age <= freshlyDisposedDays ? 7 : 30)
}

function isListedSoon({ next_date }: ReadNeed, now: Date): boolean {
  if (next_date === null) return false
  const days = daysBetween(courtDateAt(now), next_date)
  return days >= listedDays.from && days <= listedDays.to
}

/** The days of hearing whose cases are read several times a day, and first. */
export const listedSoonDays = (today: CourtDate): CourtDate[] =>
  Array.from({ length: listedDays.to - listedDays.from + 1 }, (_, place) => addDays(today, listedDays.from + place))

/** The case's own minute of the night, the first that lies about so many days ahead. */
function nightSlot(id: string, now: Date, days: number): Date {
  const earliest = now.getTime() + days * dayMs - slackMs
  const night = Date.parse(`${addDays(courtDateAt(new Date(earliest)), -1)}T${nightBegins}`)
  const slot = night + Math.floor(shareOf(id) * nightMs)
  const missed = Math.max(0, Math.ceil((earliest - slot) / dayMs))
  return new Date(slot + missed * dayMs)
}

/** A number from 0 up to 1 that is the same for an id each time: the random end of a UUIDv7. */
const shareOf = (id: string) => Number.parseInt(id.slice(-8), 16) / 2 ** 32
