import { expect, test } from 'vitest'
import { instantOf } from '../../courts/lists-and-boards/reading-times.ts'
import { isCourtDay, presentCourtDay } from './calendar.ts'
import { nextMoment, openingMoment, replayedMoment } from './moments.ts'

test.each([
  ['2026-11-25', '11:00', '2026-11-25'],
  ['2026-11-25', '17:00', '2026-11-26'],
  ['2026-11-29', '05:00', '2026-11-30'],
  ['2026-06-10', '12:00', '2026-07-01'],
])('on %s at %s, the current or next court day is %s', (date, time, day) => {
  expect(presentCourtDay(instantOf(date, time))).toBe(day)
})

test.each([
  ['2026-11-25', '05:00', 'first-calls', '2026-11-25', '10:20'],
  ['2026-11-25', '11:45', 'mid-morning', '2026-11-26', '11:30'],
  ['2026-11-29', '05:00', 'evening-before', '2026-11-30', '19:00'],
  ['2026-11-27', '18:00', 'evening-before', '2026-11-27', '19:00'],
] as const)('after %s at %s, the demo’s next moment “%s” is on %s at %s', (date, time, moment, onDate, at) => {
  const { instant, day } = nextMoment(instantOf(date, time), moment)
  expect(instant).toEqual(instantOf(onDate, at))
  expect(isCourtDay(day)).toBe(true)
})

test.each([
  ['2026-11-28', '15:00', '2026-11-27'],
  ['2026-11-29', '11:40', '2026-11-27'],
  ['2026-11-25', '11:29', '2026-11-24'],
  ['2026-11-25', '11:30', '2026-11-25'],
])('on %s at %s, the demo opens at 11:30 of %s', (date, time, day) => {
  expect(openingMoment(instantOf(date, time))).toEqual(instantOf(day, '11:30'))
})

test('outside court hours, the most recent court day is replayed, and in court hours no day', () => {
  expect(replayedMoment(instantOf('2026-11-25', '11:00'))).toBeNull()
  const night = replayedMoment(instantOf('2026-11-25', '05:00'))
  expect(night?.date).toBe('2026-11-24')
  expect(replayedMoment(instantOf('2026-11-25', '18:00'))?.date).toBe('2026-11-25')
  expect(replayedMoment(instantOf('2026-11-29', '12:00'))?.date).toBe('2026-11-27')
  const at = replayedMoment(instantOf('2026-06-10', '12:00'))
  expect(at?.date).toBe('2026-05-29')
  expect(at && at.at >= instantOf('2026-05-29', '10:30') && at.at < instantOf('2026-05-29', '16:00')).toBe(true)
})
