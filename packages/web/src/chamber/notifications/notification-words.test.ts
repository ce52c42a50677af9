import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AlertEvent, AlertWhen } from '@peshi/contract/chamber/alert-plan'
import { NotificationKind } from '@peshi/contract/chamber/notifications'
import { DispatchKind, DispatchProblem, DispatchState } from '@peshi/contract/platform/sending'
import { expect, test } from 'vitest'

const read = <T>(file: string) =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../platform/locales/en/${file}.json`, import.meta.url)), 'utf8'),
  ) as T

const english = read<{ said: Record<string, Record<string, string>> }>('notifications')
const alerts = read<Record<string, Record<string, string>>>('alerts')

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
