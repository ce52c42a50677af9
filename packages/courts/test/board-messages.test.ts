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
