import type { Call } from '@peshi/contract/day/call-time'
import type { DayCalls } from './calls.api.ts'

const keptBackMs = 60 * 60_000

export function callsNear({ alerts, calls }: Pick<DayCalls, 'alerts' | 'calls'>, now: Date): Call[] {
  const notifiedAt = new Map(alerts.map(({ matter_id, raised_at }) => [matter_id, new Date(raised_at).getTime()]))
  return calls.filter(({ matter_id, likely }) => {
    const at = notifiedAt.get(matter_id)
    if (at === undefined || likely.state === 'called' || likely.state === 'over') return false
    if (likely.state !== 'cannot-say') return true
    if (likely.why === 'kept-back') return now.getTime() - at < keptBackMs
    return likely.why === 'jump' || likely.why === 'other-list' || likely.why === 'at-lunch'
  })
}
