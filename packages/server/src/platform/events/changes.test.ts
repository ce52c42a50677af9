import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('a changed field is recorded with its old and new value, and a changed list without values', () => {
  const before = { name: 'A', mobile: null as string | null, aliases: ['B'], pan: 'X' }
  const after: typeof before = { name: 'A', mobile: '9839000001', aliases: ['B', 'C'], pan: 'Y' }
  expect(changesOf(before, after, ['name', 'mobile', 'aliases'])).toEqual({
    mobile_before: null,
    mobile_after: '9839000001',
    aliases: 'changed',
  })
})

test('a change to a note is recorded without the note’s text', () => {
  expect(changesOf({ note: 'He is ill' }, { note: null as string | null }, ['note'])).toEqual({ note: 'changed' })
})

test('the first values of a new record are recorded with null as the old values', () => {
  expect(changesOf({}, { account: '123' }, ['account'])).toEqual({ account_before: null, account_after: '123' })
})
