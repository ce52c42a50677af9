import { z } from 'zod'
import { addDays, type CourtDate } from '../platform/dates.ts'

export const AlertEvent = z.enum([
  'calls',
  'deadlines',
  'orders',
  'dates',
  'lists',
  'people',
  'trackers',
  'work',
  'account',
])
export type AlertEvent = z.infer<typeof AlertEvent>

export const AlertWhen = z.enum(['off', 'instant', 'digest'])
export type AlertWhen = z.infer<typeof AlertWhen>

const AlertRow = z.object({ app: z.boolean(), email: AlertWhen, sms: AlertWhen, push: AlertWhen })
export type AlertRow = z.infer<typeof AlertRow>

const CallWhen = z.enum(['off', 'instant'])

export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[03]0$/, 'A time on the hour or the half, such as 21:00')

export const DigestAt = z.enum(['morning', 'evening', 'both'])
export type DigestAt = z.infer<typeof DigestAt>

/** Times of day in India. */
export const DigestTimes = z.object({ morning: TimeOfDay, evening: TimeOfDay })
export type DigestTimes = z.infer<typeof DigestTimes>

export const usualDigestTimes: DigestTimes = { morning: '07:00', evening: '19:00' }

/** Quiet hours do not hold back an alert before a call, nor one about a list of today or tomorrow. */
export const mayNotWait = (event: AlertEvent, listedOn: CourtDate | null, today: CourtDate): boolean =>
  event === 'calls' || (event === 'lists' && listedOn !== null && listedOn <= addDays(today, 1))

export const AlertPlan = z.object({
  events: z.object({
    calls: z.object({ app: z.boolean(), email: CallWhen, sms: CallWhen, push: CallWhen }),
    deadlines: AlertRow,
    orders: AlertRow,
    dates: AlertRow,
    lists: AlertRow,
    people: AlertRow,
    trackers: AlertRow,
    work: AlertRow,
    account: AlertRow,
  } satisfies Record<AlertEvent, unknown>),
  digest_at: DigestAt,
  quiet: z
    .object({ from: TimeOfDay, to: TimeOfDay })
    .refine(({ from, to }) => from !== to, 'The quiet hours end where they begin')
    .nullable(),
})
export type AlertPlan = z.infer<typeof AlertPlan>

const row = (email: AlertWhen, sms: AlertWhen, push: AlertWhen): AlertRow => ({ app: true, email, sms, push })

export const usualAlertPlan: AlertPlan = {
  events: {
    calls: { app: true, email: 'off', sms: 'instant', push: 'instant' },
    deadlines: row('digest', 'digest', 'instant'),
    orders: row('digest', 'off', 'instant'),
    dates: row('digest', 'off', 'off'),
    lists: row('digest', 'off', 'instant'),
    people: row('instant', 'off', 'instant'),
    trackers: row('digest', 'off', 'off'),
    work: row('off', 'off', 'off'),
    account: row('off', 'off', 'off'),
  },
  digest_at: 'morning',
  quiet: { from: '21:00', to: '07:00' },
}
