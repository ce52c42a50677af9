import type { CourtId } from '@peshi/contract/platform/ids'
import { readBoardMessage } from '@peshi/courts/boards/board-messages'
import { expect, test } from 'vitest'
import type { RoomSample } from './follow-room.ts'
import { unlearned } from './learn.ts'
import { likelyCall, type RoomToday } from './likely-time.ts'
import { messagesOf } from './room-messages.ts'

const list = Array.from({ length: 40 }, (_, place) => ({ item: String(place + 1), list: 'daily', stage: null }))
const clock = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)
const say = (time: string, item: string): RoomSample => ({ at: clock(time), item, list: null, progress: 'in-session' })
const samples = [say('10:30', '1'), say('10:36', '2'), say('10:42', '3'), say('11:00', '5')]
const numbers = new Set(list.map(({ item }) => item))

function callOf(item: number, notices: string[], now = '11:01') {
  const board = { rooms: [], notices: notices.map((text) => ({ text, since: clock('10:45').toISOString() })) }
  const room: RoomToday = {
    courtNo: '4',
    list,
    samples,
    pace: unlearned('hc-delhi' as CourtId),
    readAt: clock(now),
    listRevisedAt: null,
    messages: messagesOf('4', board, '2026-11-20', new Map([['4', numbers]])),
  }
  return likelyCall(room, { item: String(item), list: 'daily' }, clock(now))
}

const aheadOf = (item: number, notices: string[], now?: string) => {
  const { likely } = callOf(item, notices, now)
  return 'itemsAhead' in likely ? likely.itemsAhead : likely.state
}

test('an item gets the time that a board message names, with the message as the reason', () => {
  const message = 'Item No. 12 will be taken up at 2 PM'
  expect(callOf(12, [message])).toMatchObject({
    message,
    likely: { state: 'expected', from: clock('14:00'), likely: clock('14:00'), isFromMessage: true, isGuess: false },
  })
  expect(callOf(14, [message]).message).toBeNull()
  expect(callOf(14, [])).toMatchObject({ message: null, likely: { state: 'expected' } })
})

test('an item with a set time does not count as ahead of other items until that time', () => {
  const message = ['Item No. 12 will be taken up at 11:30 AM']
  expect([aheadOf(14, []), aheadOf(14, message)]).toEqual([8, 7])
  expect([aheadOf(8, message), aheadOf(8, message, '11:31')]).toEqual([2, 3])
})

test('a message “after break” sets the time to the end of the lunch break', () => {
  const { likely } = callOf(30, ['sr no 30,31 will be taken up immediately after break'])
  if (likely.state !== 'expected') throw new Error(likely.state)
  const { lunchTo } = unlearned('hc-delhi' as CourtId).hours
  expect(likely.from).toEqual(new Date(clock('00:00').getTime() + lunchTo * 60_000))
})

test('a passed-over or adjourned item has no likely time and is not counted as ahead of others', () => {
  const passed = 'Passed over: 8, 9'
  expect(callOf(8, [passed])).toMatchObject({ message: passed, likely: { state: 'cannot-say', why: 'kept-back' } })
  expect(aheadOf(12, [passed])).toBe(4)
  const adjourned = 'Matters at 8 and 9 are adjourned'
  expect(callOf(9, [adjourned])).toMatchObject({ message: adjourned, likely: { why: 'adjourned' } })
})

test('an item that a message calls out of turn is next', () => {
  const message = 'Item 30 to be taken out of turn'
  expect(callOf(30, [message])).toMatchObject({ message, likely: { itemsAhead: 0, from: clock('11:01') } })
  expect([aheadOf(7, []), aheadOf(7, [message])]).toEqual([1, 2])
})

test('a message can change the sequence in which items are called', () => {
  expect(aheadOf(33, ['ITEM NOS.33 AND 34 WILL BE TAKEN AFTER ITEM NO. 7'])).toBe(2)
  expect(aheadOf(20, ['SEQUENCE 1 TO 6 20 7 8 PASS OVER IF ANY'])).toBe(1)
  expect(aheadOf(6, ['Item 6 will be taken up at the end of the board'])).toBe(34)
})

test('an item that a message sets for the afternoon is not counted as next in the morning', () => {
  expect(aheadOf(12, ['Item No. 12 will be taken up at 2 PM'])).toBeGreaterThan(10)
})

test('a message about one list of a room does not affect the room’s other list', () => {
  const both = [...list, { item: '12', list: 'supplementary', stage: null }]
  const of = (segment: string, text: string) => {
    const board = { rooms: [], notices: [{ text, since: clock('10:45').toISOString() }] }
    const messages = messagesOf('4', board, '2026-11-20', new Map([['4', numbers]]))
    const room = { courtNo: '4', list: both, samples, pace: unlearned('hc-delhi' as CourtId), messages }
    return likelyCall(
      { ...room, readAt: clock('11:01'), listRevisedAt: null },
      { item: '12', list: segment },
      clock('11:01'),
    )
  }
  const regular = 'Item 12 in the regular cause list will be taken up at 2 PM'
  const other = 'Item 12 of the supplementary list will be taken up at 2 PM'
  expect([of('daily', regular).message, of('supplementary', regular).message]).toEqual([regular, null])
  expect([of('daily', other).message, of('supplementary', other).message]).toEqual([null, other])
})

test('if a message says that the court sits at 12:30, no likely time is before 12:30', () => {
  const message = 'Court No. 4 will sit at 12:30 PM'
  const { likely, message: said } = callOf(9, [message])
  if (likely.state !== 'expected') throw new Error(likely.state)
  expect([said, likely.from >= clock('12:30')]).toEqual([message, true])
})

test('a message for another day or room, or for an item of several rooms, has no effect', () => {
  const board = (text: string, day = '20') => ({
    rooms: [],
    notices: [{ text, since: `2026-11-${day}T05:00:00.000Z` }],
  })
  const rooms = new Map([
    ['4', numbers],
    ['5', new Set(['1', '2', '90'])],
  ])
  const of = (text: string, day?: string) => messagesOf('4', board(text, day), '2026-11-20', rooms).length
  expect(of('Item 12 will be taken up at 2 PM')).toBe(1)
  expect(of('Item 12 will be taken up at 2 PM', '19')).toBe(0)
  expect(of('Court No. 5: item 12 will be taken up at 2 PM')).toBe(0)
  expect(of('Item 2 will be taken up at 2 PM')).toBe(0)
  expect(of('Items 2 and 90 will be taken up at 2 PM')).toBe(0)
})

test('a message in a room’s cell applies only to that room, and may name ranges of items', () => {
  const rooms = [
    { court_no: '4', item: '5', list: null, progress: 'in-session' as const, at: '' },
    { court_no: '5', item: '5', list: null, progress: 'in-session' as const, at: '' },
  ].map((room) => ({ ...room, raw: { message: `Items 15-17 of court ${room.court_no} at 2 PM` } }))
  const [message] = messagesOf('4', { rooms, notices: [] }, '2026-11-20', new Map())
  expect(message).toMatchObject({ items: expect.arrayContaining(['15', '16', '17']), when: { minute: 840 } })
  expect(readBoardMessage('').kind).toBeNull()
})
