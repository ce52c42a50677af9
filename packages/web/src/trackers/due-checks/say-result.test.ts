import words from '@peshi/contract/platform/locales/en/dueChecks.json'
import { dueCheckResults } from '@peshi/contract/trackers/due-checks'
import { expect, test } from 'vitest'

test.each(dueCheckResults)('the result %s of a check in the captcha queue has a message', (code) => {
  expect(words.why).toHaveProperty(code)
})
