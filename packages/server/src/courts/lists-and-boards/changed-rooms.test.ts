import { expect, test } from 'vitest'
import { room } from '../../../test/boards.ts'
import { changedRooms } from './changed-rooms.ts'

const before = [room('1', '12'), room('2', '5'), room('C.J.', null)]
const places = (changed: ReturnType<typeof changedRooms>) =>
  changed.map(({ court_no, item, position }) => [position, court_no, item])

test('a room with the same state is not stored again, even if its other cells change', () => {
  expect(
    changedRooms(before, [room('1', '12', { raw: { message: 'another' } }), room('2', '5'), room('C.J.', null)]),
  ).toEqual([])
})

test('a new item, list or state counts as a change', () => {
  const after = [room('1', '13'), room('2', '5', { list: 'Fresh' }), room('C.J.', null, { progress: 'at-lunch' })]
  expect(places(changedRooms(before, after))).toEqual([
    [0, '1', '13'],
    [1, '2', '5'],
    [2, 'C.J.', null],
  ])
})

test('a room that disappears from the board is stored as not sitting', () => {
  expect(changedRooms(before, [room('1', '12'), room('C.J.', null)])).toEqual([
    { court_no: '2', item: null, list: null, progress: 'not-in-session', raw: {}, position: 2 },
  ])
})

test('if a board shows a room twice, each entry is compared with its own previous entry', () => {
  const twice = [room('1', '12'), room('1', '101')]
  expect(changedRooms(twice, twice)).toEqual([])
  expect(places(changedRooms(twice, [room('1', '12'), room('1', '102')]))).toEqual([[1, '1', '102']])
})

test('the first reading of a day stores every room', () => {
  expect(changedRooms(null, before)).toHaveLength(3)
})
