import { expect, test } from 'vitest'
import { daysToRead, lastTimeBy, nextTimeFor, usualTimes } from './reading-times.ts'

const inIndia = (text: string) => new Date(`${text}:00+05:30`)

test.each([
  ['2026-11-20T18:00', '2026-11-20T18:00'],
  ['2026-11-20T17:59', '2026-11-20T09:30'],
  ['2026-11-21T00:10', '2026-11-20T23:30'],
  ['2026-11-21T07:29', '2026-11-20T23:30'],
])('at %s, the most recent reading time of the lists was %s', (now, last) => {
  expect(lastTimeBy(inIndia(now), usualTimes)).toEqual(inIndia(last))
})

test('the lists of a court without reading times are never read', () => {
  expect(lastTimeBy(inIndia('2026-11-20T18:00'), [])).toBeNull()
})

test.each([
  ['Thursday evening', '2026-11-19T18:00', ['2026-11-20']],
  ['after midnight', '2026-11-20T00:30', ['2026-11-20']],
  ['Friday morning', '2026-11-20T09:30', ['2026-11-20']],
  ['Friday evening', '2026-11-20T18:00', ['2026-11-21', '2026-11-23']],
  ['Saturday evening', '2026-11-21T21:00', ['2026-11-23']],
  ['Sunday morning', '2026-11-22T07:30', []],
  ['Sunday evening', '2026-11-22T18:00', ['2026-11-23']],
])('daysToRead returns the days whose lists are due: %s', (_name, now, days) => {
  expect(daysToRead(inIndia(now))).toEqual(days)
})

test.each([
  ['2026-11-20', '2026-11-19T12:30', '2026-11-19T18:00'],
  ['2026-11-20', '2026-11-19T23:30', '2026-11-20T07:30'],
  ['2026-11-20', '2026-11-20T09:30', null],
  ['2026-11-23', '2026-11-20T23:40', '2026-11-21T18:00'],
])('for the list of the day %s, the next reading time after %s is %s', (date, now, next) => {
  expect(nextTimeFor(date, inIndia(now), usualTimes)).toEqual(next && inIndia(next))
})
