import { type AlertEvent, type AlertPlan, usualAlertPlan, usualDigestTimes } from '@peshi/contract/chamber/alert-plan'
import type { AlertWay } from '@peshi/contract/platform/events'
import { describe, expect, test } from 'vitest'
import { afterQuiet } from '../../platform/sending/quiet-hours.ts'
import { planAlerts, planDirectAlert } from './plan-alerts.ts'

const india = (text: string) => new Date(`2026-11-${text}:00+05:30`)
const plan = (own: Partial<AlertPlan> = {}): AlertPlan => ({ ...usualAlertPlan, ...own })
const ways = (
  one: AlertPlan,
  event: AlertEvent,
  now: string,
  digestTimes = usualDigestTimes,
  listedOn: string | null = null,
) =>
  Object.fromEntries(
    planAlerts(one, digestTimes, { event, listedOn }, india(now)).map(({ channel, dueAt }) => [
      channel,
      dueAt.getTime(),
    ]),
  )
const at = (text: string, seconds = 0) => india(text).getTime() + seconds * 1000

describe('when an alert is sent', () => {
  test.each([
    ['20T09:30', 'morning', '21T07:00'],
    ['20T06:59', 'morning', '20T07:00'],
    ['20T07:00', 'morning', '21T07:00'],
    ['20T09:30', 'evening', '20T19:00'],
    ['20T19:00', 'both', '21T07:00'],
    ['20T03:00', 'both', '20T07:00'],
    ['20T12:00', 'both', '20T19:00'],
  ] as const)('for an event at %s, the digest setting “%s” sends the digest at %s', (now, digest_at, due) => {
    expect(ways(plan({ digest_at, quiet: null }), 'dates', now)).toEqual({ email: at(due) })
  })

  test.each([
    ['20T18:29', 'evening', '20T18:30'],
    ['20T18:30', 'evening', '21T18:30'],
    ['20T18:30', 'both', '21T07:00'],
  ] as const)(
    'with an 18:30 digest and an event at %s, the digest setting “%s” sends the digest at %s',
    (now, digest_at, due) => {
      const own = plan({ digest_at, quiet: null })
      expect(ways(own, 'dates', now, { ...usualDigestTimes, evening: '18:30' })).toEqual({ email: at(due) })
    },
  )

  test.each([
    ['20T09:30', '20T09:30', 60],
    ['20T20:58', '20T20:58', 60],
    ['20T20:59', '21T07:00', 0],
    ['20T21:00', '21T07:00', 0],
    ['21T03:00', '21T07:00', 0],
    ['21T06:58', '21T07:00', 0],
    ['21T06:59', '21T06:59', 60],
  ])('an immediate alert of an event at %s is sent at %s plus %i seconds', (now, due, seconds) => {
    expect(ways(plan(), 'people', now)).toEqual({ email: at(due, seconds), push: at(due, seconds) })
  })

  test('the alert that a matter will soon be called is sent immediately, even in quiet hours', () => {
    expect(ways(plan(), 'calls', '21T03:00')).toEqual({ sms: at('21T03:00'), push: at('21T03:00') })
  })

  test.each([
    ['2026-11-21', { email: at('21T07:00'), push: at('20T22:30', 60) }],
    ['2026-11-22', { email: at('21T07:00'), push: at('21T07:00') }],
  ])('at 22:30, an immediate alert about a list of %s is sent at the right time, and the digest waits', (date, sent) =>
    expect(ways(plan(), 'lists', '20T22:30', usualDigestTimes, date)).toEqual(sent),
  )

  test('a digest that is due in quiet hours is sent at the end of the quiet hours', () => {
    expect(ways(plan({ quiet: { from: '22:00', to: '08:30' } }), 'dates', '20T23:00')).toEqual({
      email: at('21T08:30'),
    })
    expect(ways(plan(), 'work', '20T12:00')).toEqual({})
  })
})

test.each([
  [{ from: '13:00', to: '14:30' }, '20T12:59', '20T12:59'],
  [{ from: '13:00', to: '14:30' }, '20T13:00', '20T14:30'],
  [{ from: '13:00', to: '14:30' }, '20T14:30', '20T14:30'],
  [{ from: '21:00', to: '07:00' }, '20T23:59', '21T07:00'],
  [{ from: '00:00', to: '07:00' }, '20T00:00', '20T07:00'],
  [null, '20T03:00', '20T03:00'],
])('with the quiet hours %j, an alert due at %s is sent at %s', (quiet, wished, due) => {
  expect(afterQuiet(quiet, india(wished))).toEqual(india(due))
})

test.each([
  [['push', 'email', 'sms'], 'digest', 'push', 'email'],
  [['push', 'sms'], 'digest', 'push', 'push'],
  [['email', 'sms'], 'instant', 'email', 'email'],
  [['push', 'email'], 'off', 'push', 'push'],
] as const)(
  'a direct alert to %j goes by one channel, by another one if there is one, or by both',
  (reach, email, usual, another) => {
    const { events } = usualAlertPlan
    const own = plan({ events: { ...events, lists: { ...events.lists, email } } })
    const channelsBy = (by: AlertWay) =>
      planDirectAlert(own, reach, { event: 'lists', listedOn: null }, { at: india('20T21:30'), by }).map(
        ({ channel }) => channel,
      )
    expect([channelsBy('usual'), channelsBy('another')]).toEqual([[usual], [another]])
    expect(channelsBy('both')).toEqual([...new Set([usual, another])])
  },
)
