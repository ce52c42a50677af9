import { expect, test } from 'vitest'
import { askCallTimes } from './call-time.bench.ts'
import { makeCourtDays } from './court-days.ts'

const seed = 3_300_003

test('about 70 of 100 simulated calls happen within their estimated 70 % range', () => {
  const { outcomes } = askCallTimes(seed, 300)
  const contained = outcomes.filter(({ isContained }) => isContained).length / outcomes.length
  expect(contained).toBeGreaterThan(0.62)
  expect(contained).toBeLessThan(0.82)
  expect(outcomes.filter(({ isOpen }) => isOpen).length / outcomes.length).toBeLessThan(0.2)
})

test('equal seeds give equal court days, some with calls out of turn or an early end', () => {
  expect(makeCourtDays(seed, 1, 3)).toEqual(makeCourtDays(seed, 1, 3))
  const days = makeCourtDays(seed, 4, 30)
  const called = days.map(({ calledAt }) => calledAt.flatMap((at) => at?.getTime() ?? []))
  expect(called.some((times) => times.some((at, place) => at < (times[place - 1] ?? 0)))).toBe(true)
  expect(days.some(({ calledAt }) => calledAt.includes(null))).toBe(true)
  expect(days.some(({ roseAt }) => roseAt.getUTCHours() < 10)).toBe(true)
})
