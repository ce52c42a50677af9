import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterWork, type CourtHours, workBetween } from './court-hours.ts'

const hours: CourtHours = { starts: 630, lunchFrom: 780, lunchTo: 840, rises: 960 }
const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)

test.each([
  ['09:00', 10, '10:40'],
  ['10:30', 30, '11:00'],
  ['12:50', 30, '14:20'],
  ['13:20', 5, '14:05'],
  ['15:50', 30, null],
])('from %s, %i minutes of sitting end at the expected time', (from, minutes, then) => {
  expect(afterWork(hours, at(from), minutes)).toEqual(then === null ? null : at(then))
})

test('time outside the court’s hours does not count as sitting time', () => {
  expect(workBetween(hours, at('09:00'), at('14:30'))).toBe(150 + 30)
  expect(workBetween(hours, at('13:10'), at('13:50'))).toBe(0)
})

test('exactly the given minutes of sitting time lie between the start and the computed end', () => {
  const minuteOfDay = fc.integer({ min: 0, max: 23 * 60 })
  fc.assert(
    fc.property(minuteOfDay, fc.integer({ min: 1, max: 300 }), (start, minutes) => {
      const from = new Date(at('00:00').getTime() + start * 60_000)
      const then = afterWork(hours, from, minutes)
      if (then !== null) expect(workBetween(hours, from, then)).toBeCloseTo(minutes, 6)
    }),
  )
})
