import type { Call, LikelyTime } from '@peshi/contract/day/call-time'
import type { PersonId } from '@peshi/contract/platform/ids'
import type { DayCalls } from './calls.api.ts'

/** The court called the matter, or will not call it any more. */
export const hasEnded = ({ state }: LikelyTime) => state === 'called' || state === 'over'

const keptBackMs = 60 * 60_000

/** Calls with an alert that still matters, the nearest first. */
export function callsNear({ alerts, calls }: Pick<DayCalls, 'alerts' | 'calls'>, now: Date): Call[] {
  const notifiedAt = new Map(alerts.map(({ matter_id, raised_at }) => [matter_id, new Date(raised_at).getTime()]))
  return calls.toSorted(byTime).filter(({ matter_id, likely }) => {
    const at = notifiedAt.get(matter_id)
    if (at === undefined || hasEnded(likely)) return false
    if (likely.state !== 'cannot-say') return true
    if (likely.why === 'kept-back') return now.getTime() - at < keptBackMs
    return likely.why === 'jump' || likely.why === 'other-list' || likely.why === 'at-lunch'
  })
}

/** The first call that has not ended, of those in which the person appears or nobody is named. */
export function nextCallOf(calls: readonly Call[], person: PersonId | undefined): Call | undefined {
  const ahead = calls.filter(({ likely }) => !hasEnded(likely))
  const own = ahead.filter((call) => call.person === null || call.person._id === person)
  return (own.length > 0 ? own : ahead).toSorted(byTime)[0]
}

const byTime = (one: Call, other: Call) => rankOf(one).localeCompare(rankOf(other))

const rankOf = ({ likely }: Call) => {
  if (likely.state === 'being-heard') return ''
  return likely.state === 'expected' ? likely.likely : 'unknown'
}
