import {
  type AlertEvent,
  type AlertPlan,
  type AlertWhen,
  type DigestTimes,
  mayNotWait,
} from '@peshi/contract/chamber/alert-plan'
import { type NotificationItem, notificationKinds } from '@peshi/contract/chamber/notifications'
import { CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { AlertWay } from '@peshi/contract/platform/events'
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
  isDirect?: boolean
}

/** One message at a set time. */
export interface DirectAlert {
  at: Date
  by: AlertWay
}

export const alertingOf = ({ kind, values }: Pick<NotificationItem, 'kind' | 'values'>): Alerting => ({
  event: notificationKinds[kind].event,
  isDirect: 'isDirect' in notificationKinds[kind],
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

const directOrder: readonly Channel[] = ['push', 'email', 'sms']

export function planDirectAlert(
  plan: AlertPlan,
  reach: readonly Channel[],
  { event }: Alerting,
  { at, by }: DirectAlert,
): PlannedAlert[] {
  const open = directOrder.filter((one) => reach.includes(one) && plan.events[event][one] !== 'off')
  const chosen = by === 'both' ? open.slice(0, 2) : open.slice(by === 'another' ? 1 : 0).slice(0, 1)
  return (chosen.length > 0 ? chosen : open).map((channel) => ({ channel, dueAt: at }))
}

export function whenBy(plan: AlertPlan, channel: Channel, { event, isDirect }: Alerting): AlertWhen {
  const when = plan.events[event][channel]
  return isDirect && when === 'digest' ? 'instant' : when
}

/** The alert goes out in quiet hours too. */
export const mayGoAnytime = (plan: AlertPlan, channel: Channel, about: Alerting, instant: Date): boolean =>
  whenBy(plan, channel, about) === 'instant' &&
  (about.isDirect || mayNotWait(about.event, about.listedOn, courtDateAt(instant)))

/** The instant itself, unless the alert must wait for the end of the quiet hours. */
export const heldUntil = (plan: AlertPlan, channel: Channel, alerting: Alerting, instant: Date): Date =>
  mayGoAnytime(plan, channel, alerting, instant) ? instant : afterQuiet(plan.quiet, instant)

function nextDigest({ digest_at }: AlertPlan, digestTimes: DigestTimes, now: Date): Date {
  const times = digest_at === 'both' ? Object.values(digestTimes) : [digestTimes[digest_at]]
  // The digest that is due at exactly `now` is already being sent.
  const from = new Date(now.getTime() + 1)
  return times.map((time) => nextAt(from, readTime(time))).reduce((one, other) => (other < one ? other : one))
}
