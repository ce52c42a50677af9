import { type AlertEvent, type AlertPlan, type DigestTimes, mayNotWait } from '@peshi/contract/chamber/alert-plan'
import { type NotificationItem, notificationKinds } from '@peshi/contract/chamber/notifications'
import { CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { Channel } from '@peshi/contract/platform/sending'
import { afterQuiet, nextAt, readTime } from '../../platform/sending/quiet-hours.ts'

const gatherMs = 60_000

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

/** The alert goes out in quiet hours too. */
export const mayGoAnytime = (
  plan: AlertPlan,
  channel: Channel,
  { event, listedOn }: Alerting,
  instant: Date,
): boolean => plan.events[event][channel] === 'instant' && mayNotWait(event, listedOn, courtDateAt(instant))

/** The instant itself, unless the alert must wait for the end of the quiet hours. */
export const heldUntil = (plan: AlertPlan, channel: Channel, alerting: Alerting, instant: Date): Date =>
  mayGoAnytime(plan, channel, alerting, instant) ? instant : afterQuiet(plan.quiet, instant)

function nextDigest({ digest_at }: AlertPlan, digestTimes: DigestTimes, now: Date): Date {
  const times = digest_at === 'both' ? Object.values(digestTimes) : [digestTimes[digest_at]]
  // The digest that is due at exactly `now` is already being sent.
  const from = new Date(now.getTime() + 1)
  return times.map((time) => nextAt(from, readTime(time))).reduce((one, other) => (other < one ? other : one))
}
