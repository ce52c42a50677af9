import type { Call } from '@peshi/contract/day/call-time'
import type { DayCalls } from './calls.api.ts'

/** A matter that was passed or kept back may still be called; after so long it is no news. */
const keptBackMs = 60 * 60_000

/** The matters of which this person was told that they come soon, until they are called or nothing says so any more. */
export function callsNear({ alerts, calls }: Pick<DayCalls, 'alerts' | 'calls'>, now: Date): Call[] {
  const toldAt = new Map(alerts.map(({ matter_id, raised_at }) => [matter_id, new Date(raised_at).getTime()]))
  return calls.filter(({ matter_id, likely }) => {
    const at = toldAt.get(matter_id)
    if (at === undefined || likely.state === 'called') return false
    if (likely.state !== 'cannot-say') return true
    if (likely.why === 'kept-back') return now.getTime() - at < keptBackMs
    // The room goes on elsewhere for now, or is at lunch; all else says nothing of when it comes.
    return likely.why === 'jump' || likely.why === 'other-list' || likely.why === 'at-lunch'
  })
}
