import { LoggedEvent } from '@peshi/contract/chamber/activity'
import { CaseEventKind } from '@peshi/contract/courts/sync'
import activity from '@peshi/contract/platform/locales/en/activity.json' with { type: 'json' }
import { expect, test } from 'vitest'

const english = activity as unknown as { did: Record<string, Record<string, string> | string> }

const actions = [...LoggedEvent.options, ...CaseEventKind.options.map((kind) => `court.${kind}`)]

test.each(actions)('the activity %s has a text', (action) => {
  const [what = '', done = ''] = action.split('.')
  const words = english.did[what]
  expect(typeof words === 'object' && words[done]).toMatch(/\w/)
})
