import { expect, test } from 'vitest'
import { room } from '../../../test/boards.ts'
import { lastItemOf } from './boards.present.ts'
import type { ListEnd } from './boards.repo.ts'

const ends: ListEnd[] = [
  { court_no: '7', kind: 'daily', last: 60 },
  { court_no: '7', kind: 'fresh', last: 18 },
  { court_no: '7', kind: 'additional', last: 110 },
  { court_no: '9', kind: 'daily', last: 31 },
]

test.each([
  ['the only list of the room', room('9', '4'), 31],
  ['an item in a second round', room('9', '4-P(2/5)'), 31],
  ['the list that the board names', room('7', '103', { list: 'Additional Cause List' }), 110],
  ['a list and its fresh part with continuous numbers', room('7', '12', { list: 'Fresh' }), 60],
  ['one of several lists, if the board names no list', room('7', '12'), null],
  ['a room without a list', room('1', '4'), null],
  ['an item after the list’s last item, because the list was revised', room('9', '40'), null],
  ['a room that does not sit', room('9', null), null],
])('lastItemOf returns the last item of the right list, or null: %s', (_what, shown, last) => {
  expect(lastItemOf(shown, ends)).toBe(last)
})
