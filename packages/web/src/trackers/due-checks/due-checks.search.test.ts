import { DueCheckKind } from '@peshi/contract/trackers/due-checks'
import { expect, test } from 'vitest'
import { dueKinds, readDueSearch } from './due-checks.search.ts'

test('valid filters of the captcha queue are kept, and invalid filters are ignored', () => {
  const given = { kind: 'caveat', court: 'dc-agra', show: 'settled', page: 3 }
  expect(readDueSearch(given)).toEqual(given)
  const nonsense = { kind: 'lost', court: 'Agra', show: 'all', page: 1, more: 'x' }
  expect(JSON.parse(JSON.stringify(readDueSearch(nonsense)))).toEqual({})
})

test('the filter offers every kind of due check', () => {
  expect([...dueKinds]).toEqual(DueCheckKind.options)
})
