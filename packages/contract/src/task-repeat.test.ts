import { expect, test } from 'vitest'
import { comingsIn, nextComing, type TaskRepeat } from './task-repeat.ts'

const monthly: TaskRepeat = { every: 'month', interval: 1, until: null }

test.each<[TaskRepeat, string, string, string | null]>([
  [{ every: 'day', interval: 1, until: null }, '2026-11-20', '2026-11-20', '2026-11-21'],
  [{ every: 'day', interval: 3, until: null }, '2026-11-20', '2026-11-24', '2026-11-26'],
  [{ every: 'week', interval: 2, until: null }, '2026-11-20', '2026-11-20', '2026-12-04'],
  [{ every: 'week', interval: 1, until: '2026-11-26' }, '2026-11-20', '2026-11-20', null],
  [monthly, '2026-01-31', '2026-01-31', '2026-02-28'],
  [monthly, '2026-01-31', '2026-02-28', '2026-03-31'],
  [{ every: 'year', interval: 1, until: null }, '2024-02-29', '2026-11-20', '2027-02-28'],
  [{ every: 'year', interval: 1, until: null }, '2024-02-29', '2027-02-28', '2028-02-29'],
  [monthly, '2026-12-31', '2026-11-20', '2026-12-31'],
])('%j from %s, after %s, comes on %s', (repeat, first, after, next) => {
  expect(nextComing(repeat, first, after)).toBe(next)
})

test('the comings of a month, without those that are past', () => {
  const weekly: TaskRepeat = { every: 'week', interval: 1, until: '2026-12-20' }
  const december = { from: '2026-12-01', to: '2026-12-31' }
  expect(comingsIn(weekly, '2026-11-20', '2026-11-20', december)).toEqual(['2026-12-04', '2026-12-11', '2026-12-18'])
  expect(comingsIn(weekly, '2026-11-20', '2026-12-11', december)).toEqual(['2026-12-18'])
  expect(comingsIn(weekly, '2026-11-20', '2027-01-01', december)).toEqual([])
})
