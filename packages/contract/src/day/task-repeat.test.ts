import { describe, expect, test } from 'vitest'
import type { TaskId } from '../platform/ids.ts'
import { type LeftOut, nextOccurrence, occurrencesIn, recount, type TaskRepeat } from './task-repeat.ts'

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
])('a task that repeats %j and starts on %s: the next occurrence after %s is on %s', (repeat, first, after, next) => {
  expect(nextOccurrence(repeat, first, after)).toBe(next)
})

test('of a task’s occurrences in a month, only those after a given day are listed', () => {
  const weekly: TaskRepeat = { every: 'week', interval: 1, until: '2026-12-20' }
  const december = { from: '2026-12-01', to: '2026-12-31' }
  expect(occurrencesIn(weekly, '2026-11-20', '2026-11-20', december)).toEqual([
    '2026-12-04',
    '2026-12-11',
    '2026-12-18',
  ])
  expect(occurrencesIn(weekly, '2026-11-20', '2026-12-11', december)).toEqual(['2026-12-18'])
  expect(occurrencesIn(weekly, '2026-11-20', '2027-01-01', december)).toEqual([])
})

describe('skipped and moved occurrences of a repeated task', () => {
  const weekly: TaskRepeat = { every: 'week', interval: 1, until: '2026-12-18' }
  const out = (...days: string[]): LeftOut[] => days.map((on) => ({ on, moved_to: null }))

  test('a skipped occurrence does not shift later occurrences', () => {
    const leftOut = out('2026-11-27', '2026-12-11')
    expect(nextOccurrence(weekly, '2026-11-20', '2026-11-20', leftOut)).toBe('2026-12-04')
    const span = { from: '2026-11-01', to: '2026-12-31' }
    expect(occurrencesIn(weekly, '2026-11-20', '2026-11-20', span, leftOut)).toEqual(['2026-12-04', '2026-12-18'])
    expect(nextOccurrence(weekly, '2026-11-20', '2026-12-04', out('2026-12-11', '2026-12-18'))).toBeNull()
  })

  test('if a task’s first day changes, skipped and moved occurrences keep their place in the series', () => {
    const moved_to = 'elsewhere' as TaskId
    const leftOut: LeftOut[] = [{ on: '2026-12-11', moved_to }, ...out('2026-11-27')]
    const was = { first: '2026-11-20', after: '2026-11-20' }
    expect(recount(leftOut, weekly, was, '2026-11-23')).toEqual([
      { on: '2026-11-30', moved_to: null },
      { on: '2026-12-14', moved_to },
    ])
    const monthEnd = { first: '2026-01-31', after: '2026-01-31' }
    expect(recount(out('2026-03-31'), monthly, monthEnd, '2026-02-03')).toEqual(out('2026-04-03'))
    expect(recount(out('2026-12-18'), weekly, was, '2026-11-25')).toEqual([])
  })
})
