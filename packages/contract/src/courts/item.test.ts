import { expect, test } from 'vitest'
import {
  itemColumn,
  itemInText,
  itemKey,
  itemNumber,
  itemOrRangeInText,
  itemsInRange,
  mainItem,
  mainItemKey,
  mainItemOf,
  printedItem,
  readItemOfBoard,
} from './item.ts'

test.each([
  // written, key, key of the main item, main item if it is another one, number
  ['12', '12', '12', null, 12],
  ['007', '7', '7', null, 7],
  ['12.1', '12.1', '12', '12', 12],
  ['1709.12', '1709.12', '1709', '1709', 1709],
  ['12A', '12A', '12A', null, 12],
  ['12a', '12A', '12A', null, 12],
  ['12-A', '12A', '12A', null, 12],
  ['12A.1', '12A.1', '12A', '12A', 12],
  ['33(D)', '33', '33', null, 33],
  ['123-P(2/5)', '123', '123', null, 123],
  ['123 - P', '123', '123', null, 123],
  ['123-S(1/3)', '123', '123', null, 123],
  ['Supp. 3', '3', '3', null, 3],
  ['A', 'A', 'A', null, null],
  ['A7', 'A7', 'A7', null, null],
  ['517.', '517.', '517', null, 517],
  ['', '', '', null, null],
])('%s has the key %s', (written, key, mainKey, main, number) => {
  expect(itemKey(written)).toBe(key)
  expect(mainItemKey(written)).toBe(mainKey)
  expect(mainItemOf(written)).toBe(main)
  expect(itemNumber(written)).toBe(number)
})

test.each([
  ['123-P(2/5)', { item: '123', isSupplementary: false, isRecall: true }],
  ['123-S(1/3)', { item: '123', isSupplementary: true, isRecall: false }],
  ['Suppl-003', { item: '3', isSupplementary: true, isRecall: false }],
  ['12-A', { item: '12A', isSupplementary: false, isRecall: false }],
])('a board’s %s', (written, read) => {
  expect(readItemOfBoard(written)).toEqual(read)
})

test.each([
  ['2-5', ['2', '3', '4', '5']],
  ['2 to 3', ['2', '3']],
  ['5-2', []],
  ['1-900', []],
  ['12-A', ['12A']],
  ['33(D)', ['33']],
])('the items of %s', (written, items) => {
  expect(itemsInRange(written)).toEqual(items)
})

test.each([
  ['12.', '12'],
  ['12.1 )', '12.1'],
  ['12', '12'],
])('%s without the mark behind it', (written, item) => {
  expect(printedItem(written)).toBe(item)
  expect(mainItem(written)).toBe('12')
})

test('the forms of the item column take what they say', () => {
  const of = (text: string) => Object.entries(itemColumn).flatMap(([name, form]) => (form.test(text) ? [name] : []))
  expect(of('12')).toEqual(['short', 'whole', 'withPart', 'marked'])
  expect(of('10012')).toEqual(['whole', 'withPart'])
  expect(of('12.1')).toEqual(['withPart', 'marked'])
  expect(of('517.')).toEqual(['withPart', 'marked'])
  expect(of('12)')).toEqual(['marked'])
  expect(of('A7')).toEqual([])
  expect(of('12/2026')).toEqual([])
})

test('items are found in sentences', () => {
  const found = (pattern: string, text: string) => text.match(new RegExp(pattern, 'giu'))
  expect(found(itemInText, 'items 16 and 17.1')).toEqual(['16', '17.1'])
  expect(found(itemOrRangeInText, 'items 5, 33(D), 12-A and 20 to 25 on the 3rd')).toEqual([
    '5',
    '33(D)',
    '12-A',
    '20 to 25',
  ])
})
