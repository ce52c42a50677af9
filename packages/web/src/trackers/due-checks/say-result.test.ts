import { dueCheckResults } from '@peshi/contract/trackers/due-checks'
import { expect, test } from 'vitest'
import words from '../../platform/locales/en/dueChecks.json'

test.each(dueCheckResults)('the result %s of a check in the captcha queue has a message', (code) => {
  expect(words.why).toHaveProperty(code)
})
