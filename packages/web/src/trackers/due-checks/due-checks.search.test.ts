import { DueCheckKind } from '@peshi/contract/trackers/due-checks'
import { expect, test } from 'vitest'
import { dueKinds, readDueSearch } from './due-checks.search.ts'

test('the address filters the captcha queue, and invalid values are dropped', () => {
  const given = { kind: 'caveat', court: 'dc-agra', show: 'settled', page: 3 }
  expect(readDueSearch(given)).toEqual(given)
  const nonsense = { kind: 'lost', court: 'Agra', show: 'all', page: 1, more: 'x' }
  expect(JSON.parse(JSON.stringify(readDueSearch(nonsense)))).toEqual({})
})

test('every kind can be chosen', () => {
  expect([...dueKinds]).toEqual(DueCheckKind.options)
})
