import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import { findClockRule } from '@peshi/contract/trackers/clock-rules'
import { endOfPeriod } from '@peshi/contract/trackers/run-clock'

export const warnDaysBefore = 15

/**
 * The limitation period is 90 days from the judgment (Limitation Act, Art. 133(c)).
 * The watch stops `marginDays` later, because a petition may be filed late.
 */
export function watchUntil(
  judgmentDate: CourtDate,
  marginDays: number,
): { limitation_ends: CourtDate; stops_on: CourtDate } {
  const [period] = findClockRule('slp')?.periods ?? []
  if (!period) throw new Error('The rule for special leave petitions is missing')
  const limitation_ends = endOfPeriod(judgmentDate, period)
  return { limitation_ends, stops_on: addDays(limitation_ends, marginDays) }
}
