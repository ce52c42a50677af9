import { expect, test } from 'vitest'
import { isBeingHeard } from './board-marks.ts'

const room = { court_no: '7', sr_no: '12', list: null, case_number: null }
const item = { court_no: '7', item: '12', list: null, case_number: null }

test.each([
  ['the same room and item', room, item, true],
  ['another room', room, { ...item, court_no: '17' }, false],
  ['another item', room, { ...item, item: '1' }, false],
  ['the same room in two spellings', { ...room, court_no: 'C7' }, { ...item, court_no: 'Court No. 07' }, true],
  ['the Chief Justice’s court', { ...room, court_no: '-10' }, { ...item, court_no: '-10' }, true],
  ['a later round of the same item', { ...room, sr_no: '12-P(2/5)' }, item, true],
  ['an item with its list’s letter', { ...room, sr_no: '12(D)' }, item, true],
  ['a sub-item of the listed item', { ...room, sr_no: '12.1' }, item, false],
  ['the same list of the room', { ...room, list: 'Additional Cause List' }, { ...item, list: 'additional' }, true],
  ['another list of the room', { ...room, list: 'Fresh' }, { ...item, list: 'additional' }, false],
  ['the fresh part of the day’s list', { ...room, list: 'Fresh' }, { ...item, list: 'daily' }, true],
  ['an unknown list name', { ...room, list: 'Round 2' }, { ...item, list: 'daily' }, true],
  ['a room that does not sit', { ...room, sr_no: null }, item, false],
  [
    'a case number instead of a room',
    { ...room, case_number: 'WRIC/12/2024' },
    { ...item, court_no: null, item: null, case_number: 'wric / 12 / 2024' },
    true,
  ],
  [
    'the case among several on the board, in another spelling',
    { ...room, case_number: 'W.P.(C) No. 12 of 2024 C/W W.P.(C) 13/2024' },
    { ...item, court_no: null, item: null, case_number: 'WP(C)/13/2024' },
    true,
  ],
  [
    'another case',
    { ...room, case_number: 'WRIC/12/2024' },
    { ...item, court_no: null, item: null, case_number: 'WRIC/120/2024' },
    false,
  ],
  ['a listed item without a room', room, { ...item, court_no: null }, false],
])('the board says whether a listed item is being heard: %s', (_name, shown, mine, isHeard) => {
  expect(isBeingHeard(shown, mine)).toBe(isHeard)
})
