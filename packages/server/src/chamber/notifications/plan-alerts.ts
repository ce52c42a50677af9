import {
  type AlertEvent,
  type AlertPlan,
  type AlertWhen,
  type DigestTimes,
  mayNotWait,
} from '@peshi/contract/chamber/alert-plan'
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
  also?: Channel | undefined
  /** When instant alerts go out. Undefined: soon. Null: the person is alerted in the app only. */
  sendAt?: Date | null | undefined
}

export function alertingOf({ kind, values }: Pick<NotificationItem, 'kind' | 'values'>): Alerting {
  const rules = notificationKinds[kind]
  return {
    event: rules.event,
    also: 'also' in rules ? rules.also : undefined,
    listedOn: CourtDate.safeParse(values.date).data ?? null,
  }
}

export const whenBy = (plan: AlertPlan, channel: Channel, { event, also }: Alerting): AlertWhen =>
  also === channel ? 'instant' : plan.events[event][channel]

export function planAlerts(plan: AlertPlan, digestTimes: DigestTimes, about: Alerting, now: Date): PlannedAlert[] {
  return channels.flatMap((channel) => {
    const when = whenBy(plan, channel, about)
    if (when === 'off' || about.sendAt === null) return []
    if (about.sendAt)
      return when === 'digest' ? [] : [{ channel, dueAt: heldUntil(plan, channel, about, about.sendAt) }]
    if (about.event === 'calls') return [{ channel, dueAt: now }]
    const wished = when === 'digest' ? nextDigest(plan, digestTimes, now) : new Date(now.getTime() + gatherMs)
    return [{ channel, dueAt: heldUntil(plan, channel, about, wished) }]
  })
}

/** The alert goes out in quiet hours too. */
export const mayGoAnytime = (plan: AlertPlan, channel: Channel, about: Alerting, instant: Date): boolean =>
  whenBy(plan, channel, about) === 'instant' && mayNotWait(about.event, about.listedOn, courtDateAt(instant))

/** The instant itself, unless the alert must wait for the end of the quiet hours. */
export const heldUntil = (plan: AlertPlan, channel: Channel, alerting: Alerting, instant: Date): Date =>
  mayGoAnytime(plan, channel, alerting, instant) ? instant : afterQuiet(plan.quiet, instant)

function nextDigest({ digest_at }: AlertPlan, digestTimes: DigestTimes, now: Date): Date {
  const times = digest_at === 'both' ? Object.values(digestTimes) : [digestTimes[digest_at]]
  // The digest that is due at exactly `now` is already being sent.
  const from = new Date(now.getTime() + 1)
  return times.map((time) => nextAt(from, readTime(time))).reduce((one, other) => (other < one ? other : one))
}
