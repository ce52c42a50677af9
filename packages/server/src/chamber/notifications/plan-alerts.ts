import { type AlertEvent, type AlertPlan, digestTimes } from '@peshi/contract/chamber/alert-plan'
import { indiaAheadMs } from '@peshi/contract/platform/india-time'
import type { Channel } from '@peshi/contract/platform/sending'

const minute = 60_000
const day = 86_400_000
/** What comes within a minute goes out together. */
const gatherMs = minute

const channels: readonly Channel[] = ['email', 'sms', 'push']

export interface PlannedAlert {
  channel: Channel
  dueAt: Date
}

/** When news of this sort goes out to a person, by each way that the person wants it by. */
export function planAlerts(plan: AlertPlan, event: AlertEvent, now: Date): PlannedAlert[] {
  return channels.flatMap((channel) => {
    const when = plan.events[event][channel]
    if (when === 'off') return []
    // Who waits for a call wants to be woken.
    if (event === 'calls') return [{ channel, dueAt: now }]
    const wished = when === 'digest' ? nextDigest(plan, now) : new Date(now.getTime() + gatherMs)
    return [{ channel, dueAt: afterQuiet(plan, wished) }]
  })
}

/** Since midnight in India. */
const msOfDay = (instant: Date) => (instant.getTime() + indiaAheadMs) % day
const readTime = (time: string) => {
  const [hours, minutes] = time.split(':')
  return (Number(hours) * 60 + Number(minutes)) * minute
}
/** The first instant from `from` on at which India's clock shows `time`. */
const nextAt = (from: Date, time: number) => new Date(from.getTime() + ((time - msOfDay(from) + day) % day))

function nextDigest({ digest_at }: AlertPlan, now: Date): Date {
  const times = digest_at === 'both' ? Object.values(digestTimes) : [digestTimes[digest_at]]
  // One that goes out at this very moment was gathered already.
  const from = new Date(now.getTime() + 1)
  return times.map((time) => nextAt(from, readTime(time))).reduce((one, other) => (other < one ? other : one))
}

/** The instant itself, or the end of the quiet hours in which it lies. They may go over midnight. */
export function afterQuiet({ quiet }: AlertPlan, instant: Date): Date {
  if (!quiet) return instant
  const [from, to, at] = [readTime(quiet.from), readTime(quiet.to), msOfDay(instant)]
  const isQuiet = from < to ? from <= at && at < to : at >= from || at < to
  return isQuiet ? nextAt(instant, to) : instant
}
