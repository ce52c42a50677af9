import { describe, expect, test } from 'vitest'
import {
  addMonths,
  closesAt,
  lastDayAfterPayment,
  openUntil,
  planStateAt,
  type RunningPlan,
  reminderDue,
} from './plan-time.ts'

test.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 12, '2027-12-15'],
])('the date %s plus %i months is %s', (date, months, then) => {
  expect(addMonths(date, months)).toBe(then)
})

describe('the last day of a plan that is paid for on 20 November', () => {
  const today = '2026-11-20'
  const month = { id: 'chamber', months: 1, price: 150_000 }
  const year = { id: 'year', months: 12, price: 1_500_000 }
  const on = (ends_on: string, more: Partial<RunningPlan> = {}): RunningPlan => ({
    plan: 'chamber',
    is_trial: false,
    months: 1,
    price: 150_000,
    ends_on,
    ...more,
  })
  test.each([
    ['no earlier plan', null, month, '2026-12-19'],
    ['the same plan continues', on('2026-11-30'), month, '2026-12-31'],
    ['the same plan on its last day', on('2026-11-20'), month, '2026-12-20'],
    ['a second payment on the same day', on('2026-12-19'), month, '2027-01-19'],
    ['in grace, without a gap', on('2026-11-15'), month, '2026-12-15'],
    ['on the last day of grace', on('2026-11-13'), month, '2026-12-13'],
    ['after grace, from today', on('2026-11-12'), month, '2026-12-19'],
    ['the rest of a trial is added', on('2026-11-30', { is_trial: true, price: 0 }), year, '2027-11-30'],
    ['a trial’s grace is not counted', on('2026-11-15', { is_trial: true, price: 0 }), month, '2026-12-19'],
    ['ten days left of another plan', on('2026-11-29'), year, '2027-12-01'],
    [
      'thirty days of the yearly plan left',
      on('2026-12-19', { plan: 'year', months: 12, price: 1_500_000 }),
      month,
      '2027-01-13',
    ],
  ])('lastDayAfterPayment returns the last day of the plan for: %s', (_what, running, sold, lastDay) => {
    expect(lastDayAfterPayment(running, sold, today, 7)).toBe(lastDay)
  })
})

test('a chamber closes at midnight in India at the end of its grace days', () => {
  const closes = closesAt('2026-11-20', 7)
  expect(closes.toISOString()).toBe('2026-11-27T18:30:00.000Z')
  expect(openUntil(closes)).toBe('2026-11-27')
})

test.each([
  ['2026-12-20', 'active'],
  ['2026-12-05', 'ending'],
  ['2026-11-20', 'ending'],
  ['2026-11-19', 'grace'],
  ['2026-11-13', 'grace'],
  ['2026-11-12', 'expired'],
])('if the last day of a plan is %s, the state of the plan on 20 November is “%s”', (lastDay, state) => {
  expect(planStateAt(lastDay, closesAt(lastDay, 7), new Date('2026-11-20T04:00:00Z'))).toBe(state)
})

test('a chamber without a plan is open unless the operator closed the chamber', () => {
  const now = new Date('2026-11-20T04:00:00Z')
  expect(planStateAt(null, null, now)).toBe('active')
  expect(planStateAt(null, new Date('2026-11-19T00:00:00Z'), now)).toBe('expired')
})

test.each([
  [16, null, null],
  [15, null, 15],
  [15, 15, null],
  [8, 15, null],
  [7, 15, 7],
  [3, null, 7],
  [1, 7, 1],
  [0, 1, 0],
  [0, null, 0],
  [0, 0, null],
  [-1, null, null],
])('%i days before the plan’s end, if the last sent reminder is %s, the due reminder is %s', (left, reminded, mark) => {
  const lastDay = new Date(Date.UTC(2026, 10, 20 + left)).toISOString().slice(0, 10)
  expect(reminderDue(lastDay, reminded, '2026-11-20')).toBe(mark)
})
