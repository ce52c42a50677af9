import { type AlertEvent, type AlertPlan, type DigestTimes, mayNotWait } from '@peshi/contract/chamber/alert-plan'
import { type NotificationItem, notificationKinds } from '@peshi/contract/chamber/notifications'
import { CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import { indiaAheadMs } from '@peshi/contract/platform/india-time'
import type { Channel } from '@peshi/contract/platform/sending'

const minute = 60_000
const day = 86_400_000
const gatherMs = minute

const channels: readonly Channel[] = ['email', 'sms', 'push']

export interface PlannedAlert {
  channel: Channel
  dueAt: Date
}

export interface Alerting {
  event: AlertEvent
  listedOn: CourtDate | null
}

export const alertingOf = ({ kind, values }: Pick<NotificationItem, 'kind' | 'values'>): Alerting => ({
  event: notificationKinds[kind].event,
  listedOn: CourtDate.safeParse(values.date).data ?? null,
})

export function planAlerts(plan: AlertPlan, digestTimes: DigestTimes, about: Alerting, now: Date): PlannedAlert[] {
  return channels.flatMap((channel) => {
    const when = plan.events[about.event][channel]
    if (when === 'off') return []
    if (about.event === 'calls') return [{ channel, dueAt: now }]
    const wished = when === 'digest' ? nextDigest(plan, digestTimes, now) : new Date(now.getTime() + gatherMs)
    return [{ channel, dueAt: heldUntil(plan, channel, about, wished) }]
  })
}

/** The instant itself, unless the alert must wait for the end of the quiet hours. */
export function heldUntil(plan: AlertPlan, channel: Channel, { event, listedOn }: Alerting, instant: Date): Date {
  const isInstant = plan.events[event][channel] === 'instant'
  return isInstant && mayNotWait(event, listedOn, courtDateAt(instant)) ? instant : afterQuiet(plan, instant)
}

const msOfDay = (instant: Date) => (instant.getTime() + indiaAheadMs) % day
const readTime = (time: string) => {
  const [hours, minutes] = time.split(':')
  return (Number(hours) * 60 + Number(minutes)) * minute
}
const nextAt = (from: Date, time: number) => new Date(from.getTime() + ((time - msOfDay(from) + day) % day))

function nextDigest({ digest_at }: AlertPlan, digestTimes: DigestTimes, now: Date): Date {
  const times = digest_at === 'both' ? Object.values(digestTimes) : [digestTimes[digest_at]]
  // The digest that is due at exactly `now` is already being sent.
  const from = new Date(now.getTime() + 1)
  return times.map((time) => nextAt(from, readTime(time))).reduce((one, other) => (other < one ? other : one))
}

export function afterQuiet({ quiet }: AlertPlan, instant: Date): Date {
  if (!quiet) return instant
  const [from, to, at] = [readTime(quiet.from), readTime(quiet.to), msOfDay(instant)]
  const isQuiet = from < to ? from <= at && at < to : at >= from || at < to
  return isQuiet ? nextAt(instant, to) : instant
}
