import type { Task } from '@peshi/contract/day/tasks'
import type { HearingDay } from '@peshi/contract/matters/hearings'
import type { TaskId } from '@peshi/contract/platform/ids'
import { expect, it } from 'vitest'
import { hearingItems, inOrder, isRoutine, layOut, layOutHours, taskItems, weekOf } from './calendar-items.ts'
import { keepKey, keyOf } from './calendar-task.ts'

const task = (title: string, own: Partial<Task> = {}): Task => ({
  _id: title as TaskId,
  title,
  category: 'Chamber',
  matter: null,
  assignee: null,
  date: '2026-11-18',
  end_date: own.date ?? '2026-11-18',
  time: null,
  end_time: null,
  is_done: false,
  repeat: null,
  comes_again: [],
  missed: 0,
  steps: { done: 0, total: 0 },
  version: 1,
  edited_by: null,
  edited_at: null,
  ...own,
})
const laid = (tasks: Task[], lines: number, pinned?: string) =>
  layOut(weekOf('2026-11-18'), inOrder(taskItems(tasks)), lines, pinned).map(({ slots, more }) =>
    [...slots.map((item) => item?.title ?? '·'), more].join(' '),
  )

it('the week begins on Monday', () => {
  expect([weekOf('2026-11-22')[0], weekOf('2026-11-23')[0]]).toEqual(['2026-11-16', '2026-11-23'])
})

it('a task of several days comes first and stays in one row, and tasks that do not fit are counted', () => {
  const tasks = [
    task('short', { date: '2026-11-17' }),
    task('long', { date: '2026-11-14', end_date: '2026-11-18' }),
    task('late', { time: '15:00' }),
    task('early', { time: '09:00' }),
    task('done', { is_done: true }),
  ]
  expect(laid(tasks, 2)).toEqual(['long · 0', 'long short 0', 'long early 2', '· · 0', '· · 0', '· · 0', '· · 0'])
})

it('a task that is being moved by keys is shown even if it would not fit', () => {
  expect(laid([task('a'), task('b'), task('z')], 1, 'z')[2]).toBe('z 2')
})

it('each occurrence of a repeated task is shown on its own day', () => {
  expect(laid([task('weekly', { date: '2026-11-11', comes_again: ['2026-11-18', '2026-11-22'] })], 1)).toEqual([
    '· 0',
    '· 0',
    'weekly 0',
    '· 0',
    '· 0',
    '· 0',
    'weekly 0',
  ])
})

it('an occurrence is as long as its repeated task, and a moved occurrence is on its new day', () => {
  const weekly = task('weekly', {
    date: '2026-11-09',
    end_date: '2026-11-10',
    comes_again: ['2026-11-16', '2026-11-23'],
  })
  const place = { date: '2026-11-18', end_date: '2026-11-20', time: '10:00', end_time: null }
  const placed = taskItems([weekly], new Map([['weekly 2026-11-23', place]])).map(({ key, from, to, time }) => [
    key,
    from,
    to,
    time,
  ])
  expect(placed).toEqual([
    ['weekly', '2026-11-09', '2026-11-10', null],
    ['weekly 2026-11-16', '2026-11-16', '2026-11-17', null],
    ['weekly 2026-11-23', '2026-11-18', '2026-11-20', '10:00'],
  ])
})

it('a moved occurrence becomes its own task and keeps its key in the calendar', () => {
  const moved = task('moved')
  keepKey(moved._id, { ...task('weekly'), occurrence: '2026-11-23' })
  expect([keyOf(moved), keyOf(task('other'))]).toEqual(['weekly 2026-11-23', 'other'])
})

it('tasks that overlap in time are shown side by side', () => {
  const hours = (time: string, end_time: string | null) => task(`${time}`, { time, end_time })
  const blocks = layOutHours(
    taskItems([
      hours('10:00', '12:00'),
      hours('11:00', null),
      hours('11:30', '11:40'),
      hours('12:00', '13:00'),
      hours('14:00', '15:00'),
    ]),
  )
  expect(blocks.map(({ item, start, minutes, lane, lanes }) => [item.title, start, minutes, lane, lanes])).toEqual([
    ['10:00', 600, 120, 0, 3],
    ['11:00', 660, 60, 1, 3],
    ['11:30', 690, 30, 2, 3],
    ['12:00', 720, 60, 0, 1],
    ['14:00', 840, 60, 0, 1],
  ])
})

it('a task that repeats every day is a routine, each time it comes', () => {
  const repeating = (every: 'day' | 'week') =>
    task(every, { repeat: { every, interval: 1, until: null }, comes_again: ['2026-11-19'] })
  const routines = taskItems([repeating('day'), repeating('week'), task('once')]).filter(isRoutine)
  expect(routines.map(({ key }) => key)).toEqual(['day', 'day 2026-11-19'])
})

it('hearings of a day are ordered by court, courtroom and item', () => {
  const entry = (hc_name: string, court_no: string, item: string) => ({
    hc_name,
    court_no,
    item,
    time: null,
    ctitle: '',
  })
  const data = [
    entry('sci', '1', '2'),
    entry('hc-delhi', '10', '1'),
    entry('hc-delhi', '2', '11'),
    entry('hc-delhi', '2', '9'),
  ]
  const ordered = inOrder(hearingItems([{ date: '18-11-2026', data } as unknown as HearingDay]))
  expect(
    ordered.map((item) => item.kind === 'hearing' && `${item.entry.hc_name} ${item.entry.court_no}/${item.entry.item}`),
  ).toEqual(['hc-delhi 2/9', 'hc-delhi 2/11', 'hc-delhi 10/1', 'sci 1/2'])
})
