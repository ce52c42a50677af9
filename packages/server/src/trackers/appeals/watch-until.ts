import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import { findClockRule } from '@peshi/contract/trackers/clock-rules'
import { endOfPeriod } from '@peshi/contract/trackers/run-clock'

/** Told this many days before a tracker stops by itself. */
export const warnDaysBefore = 15

/**
 * How long a judgment is watched: till the limitation period of a special leave petition is over (90 days, Limitation
 * Act Art. 133(c), counted from the judgment without exclusions), and a margin for petitions that come late.
 */
export function watchUntil(
  judgmentDate: CourtDate,
  marginDays: number,
): { limitation_ends: CourtDate; stops_on: CourtDate } {
  const [period] = findClockRule('slp')?.periods ?? []
  if (!period) throw new Error('The rule for special leave petitions is not there')
  const limitation_ends = endOfPeriod(judgmentDate, period)
  return { limitation_ends, stops_on: addDays(limitation_ends, marginDays) }
}
