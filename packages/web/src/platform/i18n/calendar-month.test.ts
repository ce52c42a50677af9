import { expect, test } from 'vitest'
import { isSunday, lastOf, moveMonth, sayWeekday, weeksOf } from './calendar-month.ts'

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 14, '2028-01'],
])('the month %s plus %i months is %s', (month, step, moved) => expect(moveMonth(month, step)).toBe(moved))

test.each([
  ['2026-02', '2026-02-28', 5],
  ['2028-02', '2028-02-29', 5],
  ['2021-02', '2021-02-28', 4],
  ['2026-11', '2026-11-30', 6],
])('the month %s ends on %s and has %i weeks from Monday to Sunday', (month, last, count) => {
  const weeks = weeksOf(month)
  expect([lastOf(month), weeks.length]).toEqual([last, count])
  expect(weeks.flat().filter(Boolean)).toHaveLength(Number(last.slice(8)))
  for (const week of weeks) for (const [at, date] of week.entries()) if (date) expect(isSunday(date)).toBe(at === 6)
})

test('a weekday does not depend on the browser’s time zone', () => {
  expect(sayWeekday('2026-11-20', 'en-IN')).toBe('Friday')
})
