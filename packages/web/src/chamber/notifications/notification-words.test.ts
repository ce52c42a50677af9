import { AlertEvent, AlertWhen } from '@peshi/contract/chamber/alert-plan'
import { NotificationKind } from '@peshi/contract/chamber/notifications'
import alertWords from '@peshi/contract/platform/locales/en/alerts.json' with { type: 'json' }
import notificationWords from '@peshi/contract/platform/locales/en/notifications.json' with { type: 'json' }
import { DispatchKind, DispatchProblem, DispatchState } from '@peshi/contract/platform/sending'
import { expect, test } from 'vitest'

const english = notificationWords as unknown as { said: Record<string, Record<string, string>> }
const alerts = alertWords as unknown as Record<string, Record<string, string>>

test.each(NotificationKind.options)('the notification %s has a text', (kind) => {
  const [what = '', done = ''] = kind.split('.')
  expect(english.said[what]?.[done]).toMatch(/\w/)
})

test.each([
  ['event', AlertEvent.options],
  ['when', AlertWhen.options],
  ['kind', DispatchKind.options],
  ['state', DispatchState.options],
  ['problem', DispatchProblem.options],
])('each value of the alert field “%s” has a text', (group, names) => {
  expect(Object.keys(alerts[group] ?? {}).sort()).toEqual([...names].sort())
})
