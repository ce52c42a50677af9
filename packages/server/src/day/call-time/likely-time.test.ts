import { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, test } from 'vitest'
import type { RoomSample } from './follow-room.ts'
import { learnCourt, type RoomRecord, unlearned } from './learn.ts'
import { likelyTime, type RoomToday } from './likely-time.ts'

const court = CourtId.parse('hc-allahabad')
const list = Array.from({ length: 40 }, (_, place) => ({ item: String(place + 1), list: 'daily', stage: 'FRESH' }))
const on = (date: string, minute: number) => new Date(Date.parse(`${date}T00:00:00+05:30`) + minute * 60_000)
const atMinute = (minute: number) => on('2026-11-20', minute)
const clock = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)

const say = (at: Date, item: string | null): RoomSample => ({
  at,
  item,
  list: null,
  progress: item === null ? 'not-in-session' : 'in-session',
})

function steadyDay(date: string, pace: number, items = 40): RoomSample[] {
  const samples: RoomSample[] = []
  let minute = 630
  for (let item = 1; item <= items; item++) {
    if (minute >= 780 && minute < 840) {
      samples.push({ at: on(date, 780), item: null, list: null, progress: 'at-lunch' })
      minute = 840
    }
    samples.push(say(on(date, minute), String(item)))
    minute += pace
  }
  return [...samples, say(on(date, minute), null)]
}

const days: RoomRecord[] = Array.from({ length: 12 }, (_, day) => {
  const date = `2026-11-${String(day + 1).padStart(2, '0')}`
  return { courtNo: '2', date, list, samples: steadyDay(date, 5 + (day % 3) / 2), until: null }
})
const pace = learnCourt(court, days)

const room = (samples: RoomSample[], own: Partial<RoomToday> = {}): RoomToday => ({
  courtNo: '2',
  list,
  samples,
  pace,
  readAt: samples.at(-1)?.at ?? null,
  listRevisedAt: null,
  ...own,
})
const item = (number: number) => ({ item: String(number), list: 'daily' })

describe('a court with a learned pace', () => {
  test('the pace has the court’s usual hours and the usual sequence of a room’s lists', () => {
    expect(pace.hours).toMatchObject({ starts: 630, lunchFrom: 780, lunchTo: 840 })
    expect(pace.rooms['2']).toMatchObject({ order: ['daily'], days: 12 })
  })

  test('the likely time is a range that contains the true time, even across lunch', () => {
    const today = steadyDay('2026-11-20', 5.5).filter(({ at }) => at <= clock('11:30'))
    for (const number of [15, 30]) {
      const said = likelyTime(room(today), item(number), clock('11:30'))
      const minutesOn = 630 + (number - 1) * 5.5
      const truth = atMinute(minutesOn > 780 ? minutesOn + 60 : minutesOn)
      if (said.state !== 'expected') throw new Error(`Said ${JSON.stringify(said)}`)
      expect(said.itemsAhead).toBe(number - 12)
      expect(said.from.getTime()).toBeLessThan(truth.getTime())
      expect(said.to?.getTime()).toBeGreaterThan(truth.getTime())
      expect(said.likely.getTime()).toBeGreaterThanOrEqual(said.from.getTime())
    }
  })

  test('an item has a likely time even before the court sits', () => {
    const said = likelyTime(room([]), item(10), clock('09:40'))
    expect(said).toMatchObject({ state: 'expected', itemsAhead: 9 })
  })

  test('an item that will probably not be reached today is reported as unlikely', () => {
    const long = [
      ...list,
      ...Array.from({ length: 60 }, (_, index) => ({ item: String(41 + index), list: 'daily', stage: 'FRESH' })),
    ]
    const today = steadyDay('2026-11-20', 5.5).filter(({ at }) => at <= clock('11:30'))
    const said = likelyTime(room(today, { list: long }), item(99), clock('11:30'))
    expect(said).toMatchObject({ state: 'cannot-say', why: 'hardly-today', itemsAhead: 87 })
  })

  test('the estimate becomes later on a slow day', () => {
    const slow = [1, 2, 3, 4, 5].map((number) => say(atMinute(630 + (number - 1) * 15), String(number)))
    const usual = likelyTime(room(steadyDay('2026-11-20', 5.5, 5).slice(0, 5)), item(15), atMinute(653))
    const said = likelyTime(room(slow, { readAt: atMinute(691) }), item(15), atMinute(691))
    if (said.state !== 'expected' || usual.state !== 'expected') throw new Error('No time was named')
    expect(said.likely.getTime() - atMinute(691).getTime()).toBeGreaterThan(
      1.4 * (usual.likely.getTime() - atMinute(653).getTime()),
    )
  })
})

describe('no estimate without data', () => {
  const until = (number: number) => [1, 2, 3].map((one) => say(atMinute(625 + one * 5), String(one + number - 3)))
  const cannot = (why: string) => expect.objectContaining({ state: 'cannot-say', why })
  const now = clock('10:45')

  test.each([
    ['the item is not on the list', room(until(3)), item(77), 'not-on-list'],
    ['the board jumped to a distant item', room([...until(3), say(clock('10:44'), '30')]), item(20), 'jump'],
    [
      'the board shows an item that the list lacks',
      room([...until(3), say(clock('10:44'), '400')]),
      item(20),
      'other-list',
    ],
    ['the room went past the item', room([...until(3), say(clock('10:44'), '6')]), item(5), 'kept-back'],
    [
      'the list was revised during the day',
      room(until(3), { listRevisedAt: clock('10:41') }),
      item(20),
      'list-revised',
    ],
    ['the last reading of the board is old', room(until(3), { readAt: clock('10:20') }), item(20), 'board-silent'],
  ])('no estimate is given because %s', (_, today, wanted, why) => {
    expect(likelyTime(today, wanted, now)).toEqual(cannot(why))
  })

  test('no estimate is given for an empty board, a missing board or a court that has risen', () => {
    const empty = room([], { readAt: clock('12:00') })
    expect(likelyTime(empty, item(3), clock('12:00'))).toEqual(cannot('not-sitting'))
    expect(likelyTime(room([]), item(3), clock('12:00'))).toEqual(cannot('no-board'))
    expect(likelyTime(room(until(3)), item(20), clock('19:00'))).toEqual(cannot('risen'))
  })

  test('a board first read at lunch is reported as at lunch, not as not sitting', () => {
    const lunch = { at: clock('13:20'), item: null, list: null, progress: 'at-lunch' as const }
    expect(likelyTime(room([lunch]), item(20), clock('13:25'))).toEqual(cannot('at-lunch'))
  })

  test('if the last reading of the board is old, no item is reported as being heard', () => {
    expect(likelyTime(room(until(3), { readAt: clock('10:20') }), item(3), now)).toEqual(cannot('board-silent'))
  })

  test('without a learned pace, the estimate is a wide range, even before the court sits', () => {
    for (const [today, at] of [
      [until(3), now],
      [[], clock('09:00')],
    ] as const) {
      const said = likelyTime(room([...today], { pace: unlearned(court) }), item(20), at)
      if (said.state !== 'expected' || said.to === null) throw new Error(`Said ${JSON.stringify(said)}`)
      expect(said).toMatchObject({ itemsAhead: today.length > 0 ? 16 : 19, isGuess: true, learnedFrom: 0 })
      expect(said.to.getTime() - said.from.getTime()).toBeGreaterThan(3_600_000)
    }
    expect(likelyTime(room(steadyDay('2026-11-20', 5.5, 5)), item(30), clock('11:00'))).toMatchObject({
      isGuess: false,
    })
  })

  test('an item of another list has no estimate if the sequence of the lists is unknown', () => {
    const twoLists = [...list, { item: '1', list: 'supplementary', stage: null }]
    const said = likelyTime(room(until(3), { list: twoLists }), { item: '1', list: 'supplementary' }, now)
    expect(said).toEqual(cannot('other-list'))
  })
})

test('an item is reported as being heard, called earlier, or next', () => {
  const today = [1, 2, 3].map((number) => say(atMinute(625 + number * 5), String(number)))
  expect(likelyTime(room(today), item(3), clock('10:42'))).toEqual({ state: 'being-heard', since: clock('10:40') })
  expect(likelyTime(room(today), item(2), clock('10:42'))).toEqual({ state: 'called', at: clock('10:35') })
  expect(likelyTime(room(today), item(4), clock('10:42'))).toMatchObject({ itemsAhead: 0 })
})
