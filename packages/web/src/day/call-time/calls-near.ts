import type { Call, LikelyTime } from '@peshi/contract/day/call-time'
import type { DayCalls } from './calls.api.ts'

/** The court called the matter, or will not call it any more. */
export const hasEnded = ({ state }: LikelyTime) => state === 'called' || state === 'over'

const keptBackMs = 60 * 60_000

export function callsNear({ alerts, calls }: Pick<DayCalls, 'alerts' | 'calls'>, now: Date): Call[] {
  const notifiedAt = new Map(alerts.map(({ matter_id, raised_at }) => [matter_id, new Date(raised_at).getTime()]))
  return calls.filter(({ matter_id, likely }) => {
    const at = notifiedAt.get(matter_id)
    if (at === undefined || hasEnded(likely)) return false
    if (likely.state !== 'cannot-say') return true
    if (likely.why === 'kept-back') return now.getTime() - at < keptBackMs
    return likely.why === 'jump' || likely.why === 'other-list' || likely.why === 'at-lunch'
  })
}
