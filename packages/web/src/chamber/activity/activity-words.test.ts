import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LoggedEvent } from '@peshi/contract/chamber/activity'
import { CaseEventKind } from '@peshi/contract/courts/sync'
import { expect, test } from 'vitest'

const english = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../platform/locales/en/activity.json', import.meta.url)), 'utf8'),
) as { did: Record<string, Record<string, string> | string> }

const actions = [...LoggedEvent.options, ...CaseEventKind.options.map((kind) => `court.${kind}`)]

test.each(actions)('the activity %s has a text', (action) => {
  const [what = '', done = ''] = action.split('.')
  const words = english.did[what]
  expect(typeof words === 'object' && words[done]).toMatch(/\w/)
})
