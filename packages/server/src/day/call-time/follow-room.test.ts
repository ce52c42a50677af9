import { expect, test } from 'vitest'
import { type RoomSample, replayRoom } from './follow-room.ts'

const list = Array.from({ length: 40 }, (_, place) => ({ item: String(place + 1), list: 'daily', stage: null }))
const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)

const samplesOf = (...lines: string[]): RoomSample[] =>
  lines.map((line) => {
    const [time = '', what = ''] = line.split(' ')
    const progress = what === 'lunch' ? 'at-lunch' : what === 'rose' ? 'not-in-session' : 'in-session'
    return { at: at(time), item: progress === 'in-session' ? what : null, list: null, progress }
  })

const replay = (...lines: string[]) => replayRoom(list, samplesOf(...lines))

test('a room moves along its list, and items skipped between readings count as passed', () => {
  const day = replay('10:30 1', '10:34 2', '10:40 5')
  expect(day.place).toBe(4)
  expect([...day.calledAt.keys()]).toEqual([0, 1, 4])
  expect([...day.passedAt.keys()]).toEqual([2, 3])
})

test('the sitting time excludes the lunch break and the time before the room sits', () => {
  const day = replay('10:00 rose', '10:40 1', '13:00 lunch', '14:05 2', '15:00 rose')
  expect(day.satAt).toEqual(at('10:40'))
  expect(day.satMs / 60_000).toBe(140 + 55)
  expect(day.lunch).toEqual({ from: at('13:00'), to: at('14:05') })
  expect(day.state).toBe('not-sitting')
})

test('a distant item counts as a jump until the next readings show that the room stays there', () => {
  const jumped = replay('10:30 1', '10:34 2', '10:40 30')
  expect([jumped.place, jumped.jump?.to]).toEqual([1, 29])
  const mentioned = replay('10:30 1', '10:34 2', '10:40 30', '10:42 3')
  expect([mentioned.place, mentioned.jump, mentioned.calledAt.has(29)]).toEqual([2, null, true])
  const moved = replay('10:30 1', '10:34 2', '10:40 30', '10:50 31')
  expect([moved.place, moved.jump, moved.passedAt.has(10)]).toEqual([30, null, true])
})

test('a distant first item is the room’s place, unless the board was read before the room sat', () => {
  const joined = replay('11:20 20', '11:24 21')
  expect([joined.place, joined.jump, joined.passedAt.has(5)]).toEqual([20, null, true])
  expect(replay('10:00 rose', '10:30 20').jump?.to).toBe(19)
})

test('a nearby item called out of turn does not mark the earlier items as passed', () => {
  const day = replay('10:30 1', '10:34 5', '10:36 2')
  expect(day.place).toBe(1)
  expect(day.passedAt.has(2)).toBe(false)
  expect(day.calledAt.has(4)).toBe(true)
})

test('if the first item seen is out of turn, the room’s place comes from the next items', () => {
  expect(replay('11:20 30', '11:24 5').place).toBe(29)
  const day = replay('11:20 30', '11:24 5', '11:28 6')
  expect([day.place, day.passedAt.has(10), day.calledAt.has(29)]).toEqual([5, false, true])
})

test('a room that calls earlier items a second time keeps its place in the list', () => {
  const day = replay('10:30 1', '10:34 2', '10:40 3', '10:45 1-P(1/2)', '10:50 2')
  expect([day.place, day.showing]).toEqual([2, 1])
})

test('while the board shows an item that is on no list, the room’s place is unknown', () => {
  expect(replay('10:30 1', '10:34 99').isElsewhere).toBe(true)
  expect(replay('10:30 1', '10:34 99', '10:40 2').isElsewhere).toBe(false)
})

test('a room’s day can be replayed up to a given moment', () => {
  const day = replayRoom(list, samplesOf('10:30 1', '10:34 2', '10:40 3'), at('10:36'))
  expect([day.place, day.satMs / 60_000]).toEqual([1, 6])
})
