import type { CaseStatus } from '@peshi/contract/courts/case-record'
import { addDays, type CourtDate, courtDateAt, daysBetween } from '@peshi/contract/platform/dates'

export interface ReadNeed {
  id: string
  status: CaseStatus
  next_date: string | null
  decision_date: string | null
  failures: number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const listedEveryMs = 6 * hourMs
/**
 * In days from today. Cases with a next date in this range are read more often. An outcome may appear a day after the
 * hearing.
 */
const listedDays = { from: -1, to: 2 }
const freshlyDisposedDays = 60
const firstRetryMs = hourMs / 2
const longestRetryMs = dayMs

const nightBegins = '21:00:00+05:30'
const nightMs = 9 * hourMs
/** In ms: a read may be early by this much, so that it happens at night. */
const slackMs = 18 * hourMs

export function nextReadDue(need: ReadNeed, now: Date): Date {
  if (need.failures > 0) {
    return new Date(now.getTime() + Math.min(firstRetryMs * 2 ** (need.failures - 1), longestRetryMs))
  }
  if (need.status === 'pending') {
    return isListedSoon(need, now) ? new Date(now.getTime() + listedEveryMs) : nightSlot(need.id, now, 1)
  }
  const age = need.decision_date === null ? 0 : daysBetween(need.decision_date, courtDateAt(now))
  return nightSlot(need.id, now, age <= freshlyDisposedDays ? 7 : 30)
}

function isListedSoon({ next_date }: ReadNeed, now: Date): boolean {
  if (next_date === null) return false
  const days = daysBetween(courtDateAt(now), next_date)
  return days >= listedDays.from && days <= listedDays.to
}

export const listedSoonDays = (today: CourtDate): CourtDate[] =>
  Array.from({ length: listedDays.to - listedDays.from + 1 }, (_, place) => addDays(today, listedDays.from + place))

function nightSlot(id: string, now: Date, days: number): Date {
  const earliest = now.getTime() + days * dayMs - slackMs
  const night = Date.parse(`${addDays(courtDateAt(new Date(earliest)), -1)}T${nightBegins}`)
  const slot = night + Math.floor(shareOf(id) * nightMs)
  const missed = Math.max(0, Math.ceil((earliest - slot) / dayMs))
  return new Date(slot + missed * dayMs)
}

const shareOf = (id: string) => Number.parseInt(id.slice(-8), 16) / 2 ** 32
