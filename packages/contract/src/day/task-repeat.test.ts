import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../courts/court-days.ts'
import type { TaskId } from '../platform/ids.ts'
import {
  dateOf,
  type LeftOut,
  nextOccurrence,
  occurrencesIn,
  recount,
  type Series,
  type TaskRepeat,
} from './task-repeat.ts'

const series = (repeat: TaskRepeat, first: string, left_out: LeftOut[] = []): Series => ({
  repeat,
  first,
  left_out,
  calendar: { ...defaultCalendar, days: [{ date: '2026-12-25', name: 'Christmas', kind: 'holiday' }] },
})
const datesIn = (...given: Parameters<typeof occurrencesIn>) => occurrencesIn(...given).map(({ date }) => date)

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
  expect(nextOccurrence(series(repeat, first), after)?.date ?? null).toBe(next)
})

test('of a task’s occurrences in a month, only those after a given day are listed', () => {
  const weekly: TaskRepeat = { every: 'week', interval: 1, until: '2026-12-20' }
  const december = { from: '2026-12-01', to: '2026-12-31' }
  expect(datesIn(series(weekly, '2026-11-20'), '2026-11-20', december)).toEqual([
    '2026-12-04',
    '2026-12-11',
    '2026-12-18',
  ])
  expect(datesIn(series(weekly, '2026-11-20'), '2026-12-11', december)).toEqual(['2026-12-18'])
  expect(datesIn(series(weekly, '2026-11-20'), '2027-01-01', december)).toEqual([])
})

describe('skipped and moved occurrences of a repeated task', () => {
  const weekly: TaskRepeat = { every: 'week', interval: 1, until: '2026-12-18' }
  const out = (...days: string[]): LeftOut[] => days.map((on) => ({ on, moved_to: null }))

  test('a skipped occurrence does not shift later occurrences', () => {
    const leftOut = out('2026-11-27', '2026-12-11')
    expect(nextOccurrence(series(weekly, '2026-11-20', leftOut), '2026-11-20')?.date).toBe('2026-12-04')
    const span = { from: '2026-11-01', to: '2026-12-31' }
    expect(datesIn(series(weekly, '2026-11-20', leftOut), '2026-11-20', span)).toEqual(['2026-12-04', '2026-12-18'])
    expect(nextOccurrence(series(weekly, '2026-11-20', out('2026-12-11', '2026-12-18')), '2026-12-04')).toBeNull()
  })

  test('if a task’s first day changes, skipped and moved occurrences keep their place in the series', () => {
    const moved_to = 'elsewhere' as TaskId
    const leftOut: LeftOut[] = [{ on: '2026-12-11', moved_to }, ...out('2026-11-27')]
    expect(recount(series(weekly, '2026-11-20', leftOut), '2026-11-20', '2026-11-23')).toEqual([
      { on: '2026-11-30', moved_to: null },
      { on: '2026-12-14', moved_to },
    ])
    expect(recount(series(monthly, '2026-01-31', out('2026-03-31')), '2026-01-31', '2026-02-03')).toEqual(
      out('2026-04-03'),
    )
    expect(recount(series(weekly, '2026-11-20', out('2026-12-18')), '2026-11-20', '2026-11-25')).toEqual([])
  })
})

describe('a repeated task on working days', () => {
  const quarter = { from: '2026-11-01', to: '2027-01-31' }
  const out = (on: string): LeftOut[] => [{ on, moved_to: null }]

  test.each<[TaskRepeat, string, string[]]>([
    [{ ...monthly, working_day: 'last' }, '2026-10-15', ['2026-11-30', '2026-12-31', '2027-01-30']],
    [{ ...monthly, working_day: 'before' }, '2026-10-25', ['2026-11-25', '2026-12-24', '2027-01-25']],
    [{ ...monthly, working_day: 'after' }, '2026-10-25', ['2026-11-25', '2026-12-26', '2027-01-25']],
    [{ ...monthly, working_day: 'before', until: '2026-12-24' }, '2026-10-25', ['2026-11-25', '2026-12-24']],
    [{ ...monthly, working_day: 'after', until: '2026-12-25' }, '2026-10-25', ['2026-11-25']],
    [
      { every: 'week', interval: 5, until: null, working_day: 'after' },
      '2026-10-11',
      ['2026-11-16', '2026-12-21', '2027-01-25'],
    ],
  ])('%j from %s falls on %j', (repeat, first, dates) => {
    expect(datesIn(series(repeat, first), first, quarter)).toEqual(dates)
  })

  test('a daily task leaves out closed days and never falls on a day twice', () => {
    const daily: TaskRepeat = { every: 'day', interval: 1, until: null, working_day: 'after' }
    const week = { from: '2026-12-24', to: '2026-12-29' }
    const open = ['2026-12-24', '2026-12-26', '2026-12-28', '2026-12-29']
    expect(datesIn(series(daily, '2026-12-01'), '2026-12-01', week)).toEqual(open)
    const skipped = series(daily, '2026-12-01', out('2026-12-27'))
    expect(datesIn(skipped, '2026-12-01', week)).toEqual(open.filter((date) => date !== '2026-12-28'))
  })

  test('an occurrence keeps its place in the series when the court declares a holiday', () => {
    const known = series({ ...monthly, working_day: 'after' }, '2026-10-25')
    const { calendar } = known
    const declared = {
      ...calendar,
      days: [...calendar.days, { date: '2026-12-26', name: 'Local', kind: 'holiday' as const }],
    }
    expect([dateOf(known, '2026-12-25'), dateOf({ ...known, calendar: declared }, '2026-12-25')]).toEqual([
      '2026-12-26',
      '2026-12-28',
    ])
    expect(nextOccurrence({ ...known, calendar: declared }, '2026-12-25')?.date).toBe('2027-01-25')
  })
})
