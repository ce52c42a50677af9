import { expect, test } from 'vitest'
import { orderList, placeOf, readBoardItem, segmentNamed } from './room-list.ts'

test.each([
  ['7', null, { item: '7', list: null, isRecall: false }],
  ['007', 'Daily List', { item: '7', list: 'daily', isRecall: false }],
  ['5.1', 'SUPPL.', { item: '5', list: 'supplementary', isRecall: false }],
  ['123-P(2/5)', null, { item: '123', list: null, isRecall: true }],
  ['12-S(1/3)', 'D', { item: '12', list: 'supplementary', isRecall: false }],
  ['33(D)', 'Daily', { item: '33', list: 'daily', isRecall: false }],
  ['67(S)', 'Supplementary', { item: '67', list: 'supplementary', isRecall: false }],
  ['R3', 'Fresh', { item: 'R3', list: 'fresh', isRecall: false }],
])('the item %s of the list %s is read correctly', (item, list, said) => {
  expect(readBoardItem(item, list)).toEqual(said)
})

test('an unknown or missing list name gives no list', () => {
  expect(segmentNamed('Lok Adalat')).toBeNull()
  expect(segmentNamed(null)).toBeNull()
})

const listed = (list: string, ...items: string[]) => items.map((item) => ({ item, list, stage: null }))
const both = [...listed('daily', '1', '2', '3'), ...listed('supplementary', '1', '2')]

test('an item on two lists belongs to the list that the board names, or else to the present list', () => {
  expect(placeOf(both, readBoardItem('2', null), 0)).toBe(1)
  expect(placeOf(both, readBoardItem('2', null), 3)).toBe(4)
  expect(placeOf(both, readBoardItem('2', 'Supplementary'), 0)).toBe(4)
  expect(placeOf(both, readBoardItem('9', null), 0)).toBeNull()
})

test('an item of the list “Fresh” is found by its number in the daily list', () => {
  expect(placeOf(listed('daily', '1', '2'), readBoardItem('2', 'Fresh'), 0)).toBe(1)
  expect(placeOf(listed('daily', '1', '2'), readBoardItem('2', 'Supplementary'), 0)).toBeNull()
})

test('a room’s lists follow the learned sequence, and lists without a learned place come last', () => {
  const ordered = orderList([...both, ...listed('fresh', '1')], ['supplementary', 'daily'])
  expect(ordered.map(({ list, item }) => `${list} ${item}`)).toEqual([
    'supplementary 1',
    'supplementary 2',
    'daily 1',
    'daily 2',
    'daily 3',
    'fresh 1',
  ])
})
