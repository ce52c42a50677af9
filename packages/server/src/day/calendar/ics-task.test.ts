import { defaultCalendar } from '@peshi/contract/courts/court-days'
import { occurrencesIn, type TaskRepeat } from '@peshi/contract/day/task-repeat'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { ruleOf } from './ics-task.ts'

const until = null
test.each<[TaskRepeat, string]>([
  [{ every: 'day', interval: 3, until }, '2026-11-20'],
  [{ every: 'week', interval: 2, until: '2027-03-26' }, '2026-11-20'],
  [{ every: 'month', interval: 1, until }, '2026-11-15'],
  [{ every: 'month', interval: 3, until: '2028-01-28' }, '2026-01-28'],
  [{ every: 'year', interval: 2, until }, '2024-12-31'],
])('a calendar program repeats %j from %s on the same days as Peshi', (repeat, first) => {
  const span = { from: first, to: '2031-01-01' }
  const days = ICAL.Recur.fromString(ruleOf(repeat, first, false) ?? '').iterator(ICAL.Time.fromDateString(first))
  const reported: string[] = []
  for (let day = days.next(); day && day.toString() <= span.to; day = days.next()) reported.push(day.toString())
  const series = { repeat, first, left_out: [], calendar: defaultCalendar }
  expect(reported).toEqual([first, ...occurrencesIn(series, first, span).map(({ date }) => date)])
})

test.each<[TaskRepeat, string]>([
  [{ every: 'month', interval: 1, until }, '2026-01-29'],
  [{ every: 'year', interval: 1, until }, '2024-02-29'],
  [{ every: 'week', interval: 1, until, working_day: 'before' }, '2026-11-20'],
])('the repetition %j from %s cannot be expressed as a calendar rule', (repeat, first) => {
  expect(ruleOf(repeat, first, false)).toBeNull()
})

test('the repetition of a task with a time ends at the end of its last day in India', () => {
  expect(ruleOf({ every: 'week', interval: 1, until: '2026-12-25' }, '2026-11-20', true)).toMatch(
    /;UNTIL=20261225T182959Z$/,
  )
})
