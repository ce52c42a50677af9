import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NotificationKind } from '@peshi/contract/notifications'
import { expect, test } from 'vitest'

const english = JSON.parse(
  readFileSync(fileURLToPath(new URL('../locales/en/notifications.json', import.meta.url)), 'utf8'),
) as { said: Record<string, Record<string, string>> }

test.each(NotificationKind.options)('%s has its words', (kind) => {
  const [what = '', done = ''] = kind.split('.')
  expect(english.said[what]?.[done]).toMatch(/\w/)
})
