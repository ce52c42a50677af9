import { expect, test } from 'vitest'
import { isFilling } from './is-filling.ts'

const there = { isLoading: false, failureCount: 0 }
const asked = { isLoading: true, failureCount: 0 }
const askedAgain = { isLoading: true, failureCount: 1 }

test('a page is loading during its first request, but not while a failed request is repeated', () => {
  expect(isFilling(there, asked)).toBe(true)
  expect(isFilling(there, askedAgain)).toBe(false)
  expect(isFilling()).toBe(false)
})
