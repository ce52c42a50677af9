import { expect, test } from 'vitest'
import { ownItems, readBoardMessage } from '../src/boards/board-messages.ts'

test.each([
  ['Item Nos. 12, 14 and 15-18 will be taken up at 2 PM', 'items-later', { at: 'clock', minute: 840 }],
  ['item no. 7 shall be called at 11.45 a.m.', 'items-later', { at: 'clock', minute: 705 }],
  ['sr no 41,52 will be taken up immediately after break', 'items-later', { at: 'break' }],
  ['ITEM NOS.3 AND 9 WILL BE TAKEN AFTER ITEM NO. 21', 'items-later', { at: 'item', item: '21' }],
  ['Item 30 to be taken out of turn', 'items-later', { at: 'start' }],
  ['Items 4 and 5 will be taken up at the end of the board', 'items-later', { at: 'end' }],
  ['SEQUENCE 1 TO 20 51 52 PASS OVER IF ANY', 'items-later', { at: 'order' }],
  ['Passed over: 6, 8', 'passed-over', null],
  ['Kept Back Cases: 6, 8', 'passed-over', null],
  ['Matters at 12 and 13 are adjourned', 'matters-adjourned', null],
  ['Mentioned matters: 3, 4', 'mentioned', null],
  ['Court No. 4 will sit at 12 noon', 'court-time', { at: 'clock', minute: 720 }],
  ['SB WILL FUNCTION IN COURT NO. 12 FROM 02.00 PM TO 04.30 PM', 'court-time', { at: 'clock', minute: 840 }],
  ['Presence of counsel for item 4 is required in court', 'presence-required', null],
  ['23, 24, 31', 'items-unexplained', null],
  ['All are requested to keep silence', null, null],
])('the kind and the time of the board message “%s” are read', (text, kind, when) => {
  expect(readBoardMessage(text)).toMatchObject({ kind, when })
})

test('a room number in a message is not read as an item number', () => {
  const message = readBoardMessage('Court No. 7: item 15 will be taken up at 2 PM')
  expect([message.court_no, message.items]).toEqual(['7', ['15']])
  expect(readBoardMessage('Item 15 will be taken up at 2 PM').court_no).toBeNull()
})

test('if items 3 and 9 are taken after item 21, only items 3 and 9 count as moved', () => {
  const message = readBoardMessage('ITEM NOS.3 AND 9 WILL BE TAKEN AFTER ITEM NO. 21')
  expect([message.items, ownItems(message)]).toEqual([
    ['3', '9', '21'],
    ['3', '9'],
  ])
})

test.each([
  ['Matters tagged 5 to 12 first', ['5to12'], null],
  ['Item 9-A and 9B before the fresh ones', ['9-A', '9B'], null],
  ['Counsel in 5, 7 be present', ['5', '7'], null],
  ['Presence of counsel for item 4 is required in court', ['4'], null],
  ['आइटम ५ और ७ लंच के बाद', ['5', '7'], null],
  ['Items 14 – 17 transferred to Court No. 8', ['14–17'], null],
  ['Items 14 upto 17 left over', ['14upto17'], null],
  ['WP(C) 123/2024 (item 7) to be taken at 12:30', ['7'], { at: 'clock', minute: 750 }],
  ['LPA 22/2025 and item 6', ['6'], null],
  ['Item 9 at 2.15', ['9'], { at: 'clock', minute: 855 }],
  ['Lunch 1:30 to 2:15', [], null],
  ['The Court will resume after 15 minutes', [], null],
  ['Call 0194-2475230 for a link to item 3', ['3'], null],
  ['The 1st ten matters, then 31', ['31'], null],
])('a board message in unknown words keeps its numbers: “%s”', (text, items, when) => {
  expect(readBoardMessage(text)).toMatchObject({ text, items, when })
})
