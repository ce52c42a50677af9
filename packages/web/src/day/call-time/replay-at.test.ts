import type { CourtId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { type Replay, roomsAt, spanOf } from './replay-at.ts'

const at = (time: string) => `2026-11-20T${time}:20.000Z`
const change = (time: string, item: string | null) => ({
  at: at(time),
  item,
  list: null,
  progress: item === null ? ('not-in-session' as const) : ('in-session' as const),
  done: Number(item),
  is_jump: false,
})
const replay: Replay = {
  court_id: 'hc-delhi' as CourtId,
  court_title: 'Delhi',
  date: '2026-11-20',
  rooms: [
    { court_no: '1', listed: 20, changes: [change('05:00', '1'), change('05:10', '4'), change('10:30', null)] },
    { court_no: '2', listed: null, changes: [change('05:05', '7')] },
  ],
}
const minute = (time: string) => Date.parse(at(time)) / 60_000

test('the replay runs from the first to the last change of the day', () => {
  expect(spanOf(replay)).toEqual({ from: Math.floor(minute('05:00')), to: Math.floor(minute('10:30')) + 1 })
  expect(spanOf({ ...replay, rooms: [] })).toBeNull()
})

test('at any minute of the replay, each room shows its last reading before that minute', () => {
  const shown = (time: string) => roomsAt(replay, minute(time)).map(({ court_no, now }) => [court_no, now.item])
  expect(shown('04:59')).toEqual([])
  expect(shown('05:04')).toEqual([['1', '1']])
  expect(shown('05:12')).toEqual([
    ['1', '4'],
    ['2', '7'],
  ])
  expect(shown('11:00')[0]).toEqual(['1', null])
})
