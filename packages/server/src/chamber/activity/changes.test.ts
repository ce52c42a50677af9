import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('each field that changed has what it was and what it is, a list only that it changed', () => {
  const before = { name: 'A', mobile: null as string | null, aliases: ['B'], pan: 'X' }
  const after: typeof before = { name: 'A', mobile: '9839000001', aliases: ['B', 'C'], pan: 'Y' }
  expect(changesOf(before, after, ['name', 'mobile', 'aliases'])).toEqual({
    mobile_before: null,
    mobile_after: '9839000001',
    aliases: 'changed',
  })
})

test('of a note only that it changed, for what it says may be erased', () => {
  expect(changesOf({ note: 'He is ill' }, { note: null as string | null }, ['note'])).toEqual({ note: 'changed' })
})

test('a created record has no old values', () => {
  expect(changesOf({}, { account: '123' }, ['account'])).toEqual({ account_before: null, account_after: '123' })
})
