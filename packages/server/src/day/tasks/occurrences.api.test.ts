import { saveCourtDays } from '@peshi/contract/courts/court-calendar'
import {
  getTask,
  listTasks,
  moveOccurrence,
  restoreOccurrence,
  skipOccurrence,
  tasksByMonth,
  tasksInBin,
} from '@peshi/contract/day/tasks'
import type { TaskId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { addTask, chamberOfTwo, changeTask, draft, titles, weekly } from '../../../test/tasks.ts'
import { newId } from '../../platform/db/columns.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: handClock() })
})
afterAll(() => app.close())

const someTask = newId() as TaskId
const foreignOccurrence = async () => {
  const stranger = app.as(await newChamber(app.db))
  const { _id } = await addTask(stranger, { repeat: weekly })
  return { params: { id: _id, on: '2026-12-01' } }
}
const someOccurrence = { id: someTask, on: '2026-12-01' }
ladder(moveOccurrence, () => app, {
  input: { params: someOccurrence, body: { date: '2026-12-03' } },
  invalid: {
    'an invalid day': { params: { ...someOccurrence, on: 'Tuesday' }, body: { date: '2026-12-03' } },
    'a missing new day': { params: someOccurrence, body: {} },
  },
  foreign: async () => ({ ...(await foreignOccurrence()), body: { date: '2026-12-03' } }),
  refused: 'client',
})
ladder(skipOccurrence, () => app, { input: { params: someOccurrence }, foreign: foreignOccurrence, refused: 'client' })
ladder(restoreOccurrence, () => app, {
  input: { params: someOccurrence },
  foreign: async () => {
    const stranger = app.as(await newChamber(app.db))
    const { _id } = await addTask(stranger, { repeat: weekly })
    const params = { id: _id, on: '2026-12-01' }
    await stranger.call(skipOccurrence, { params })
    return { params }
  },
  refused: 'client',
})

describe('a later occurrence of a repeated task', () => {
  const december = async (caller: Caller) =>
    (await caller.call(tasksByMonth, { params: { month: '2026-12' } })).body.data.filter(({ is_done }) => !is_done)
  const series = async (caller: Caller) => (await december(caller)).find(({ repeat }) => repeat !== null)
  const skip = (caller: Caller, id: TaskId, on: string) => caller.call(skipOccurrence, { params: { id, on } })
  const move = (caller: Caller, id: TaskId, on: string, body: { date: string; time?: string; end_date?: string }) =>
    caller.call(moveOccurrence, { params: { id, on }, body })
  const restore = (caller: Caller, id: TaskId, on: string) => caller.call(restoreOccurrence, { params: { id, on } })

  test('after a skipped occurrence, the next occurrence keeps its day', async () => {
    const { caller } = await chamberOfTwo(app)
    const made = await addTask(caller, { repeat: weekly })
    expect((await skip(caller, made._id, '2026-12-08')).status).toBe(200)
    expect((await series(caller))?.comes_again).toEqual(['2026-12-01', '2026-12-15', '2026-12-22', '2026-12-29'])
    for (const on of ['2026-12-08', '2026-12-09', draft.date])
      expect((await skip(caller, made._id, on)).status).toBe(404)

    await restore(caller, made._id, '2026-12-08')
    expect((await restore(caller, made._id, '2026-12-08')).status).toBe(404)
    await skip(caller, made._id, '2026-12-01')
    await changeTask(caller, made._id, { is_done: true })
    const next = await series(caller)
    expect(next).toMatchObject({ date: '2026-12-08', comes_again: ['2026-12-15', '2026-12-22', '2026-12-29'] })
    await changeTask(caller, made._id, { is_done: false })
    expect((await series(caller))?.comes_again[0]).toBe('2026-12-08')
  })

  test('a moved occurrence becomes a task with a reminder, and other occurrences are unchanged', async () => {
    const { caller } = await chamberOfTwo(app)
    const checklist = [{ text: 'Copies', is_done: true }]
    const made = await addTask(caller, { repeat: weekly, checklist, remind_before: 60, end_date: '2026-11-25' })
    const moved = await move(caller, made._id, '2026-12-08', { date: '2026-12-10', time: '11:00' })
    expect(moved.body).toMatchObject({
      message: 'Task updated successfully!',
      data: { date: '2026-12-10', end_date: '2026-12-11', time: '11:00', repeat: null, remind_before: 60 },
    })
    expect(moved.body.data.checklist).toEqual([{ text: 'Copies', is_done: false }])
    expect(await december(caller)).toMatchObject([
      { _id: made._id, repeat: weekly, comes_again: ['2026-12-01', '2026-12-15', '2026-12-22', '2026-12-29'] },
      { _id: moved.body.data._id, comes_again: [] },
    ])
    await changeTask(caller, moved.body.data._id, { is_done: true })
    expect(await december(caller)).toMatchObject([{ _id: made._id, repeat: weekly }])
  })

  test('an occurrence moved twice stays one task, and can be restored to its original day', async () => {
    const { caller } = await chamberOfTwo(app)
    const made = await addTask(caller, { repeat: weekly })
    const first = await move(caller, made._id, '2026-12-08', { date: '2026-12-09' })
    const second = await move(caller, made._id, '2026-12-08', { date: '2026-12-10' })
    expect(second.body.data).toMatchObject({ _id: first.body.data._id, date: '2026-12-10' })
    expect(await december(caller)).toHaveLength(2)
    await restore(caller, made._id, '2026-12-08')
    expect(await december(caller)).toMatchObject([{ _id: made._id, comes_again: { 1: '2026-12-08' } }])
    expect(titles((await caller.call(tasksInBin)).body.data)).toEqual([draft.title])
    await move(caller, made._id, '2026-12-15', { date: '2026-12-16' })
    await restore(caller, made._id, '2026-12-15')
    expect((await caller.call(tasksInBin)).body.data).toHaveLength(1)

    const done = await move(caller, made._id, '2026-12-22', { date: '2026-12-23' })
    await changeTask(caller, done.body.data._id, { is_done: true })
    const refused = await restore(caller, made._id, '2026-12-22')
    expect([refused.status, refused.body.code]).toEqual([409, 'task-done'])
  })

  test('a skipped occurrence stays skipped until the rule of the series changes', async () => {
    const { caller } = await chamberOfTwo(app)
    const made = await addTask(caller, { repeat: weekly })
    await skip(caller, made._id, '2026-12-08')
    await changeTask(caller, made._id, { date: '2026-11-25', moves_all: true })
    expect((await series(caller))?.comes_again.slice(0, 3)).toEqual(['2026-12-02', '2026-12-16', '2026-12-23'])
    await changeTask(caller, made._id, { repeat: { ...weekly, until: '2026-12-20' } })
    expect((await series(caller))?.comes_again).toEqual(['2026-12-02', '2026-12-16'])
    await changeTask(caller, made._id, { repeat: { ...weekly, interval: 2 } })
    expect((await series(caller))?.comes_again).toEqual(['2026-12-09', '2026-12-23'])
  })

  test('simultaneous skips and moves remove each occurrence from its series once', async () => {
    const { caller } = await chamberOfTwo(app)
    const made = await addTask(caller, { repeat: weekly })
    const days = ['2026-12-01', '2026-12-08', '2026-12-15']
    await Promise.all(days.flatMap((on) => [skip(caller, made._id, on), move(caller, made._id, on, { date: on })]))
    const found = await december(caller)
    expect(found.find(({ repeat }) => repeat)?.comes_again).toEqual(['2026-12-22', '2026-12-29'])
  })

  test('a personal task belongs to its author even after the assignee completes an occurrence', async () => {
    const { caller, colleague, junior } = await chamberOfTwo(app)
    const made = await addTask(caller, { repeat: weekly, category: 'Personal', assignee_id: junior.personId })
    const moved = await move(colleague, made._id, '2026-12-01', { date: '2026-12-02' })
    expect((await caller.call(getTask, { params: { id: moved.body.data._id } })).status).toBe(200)
    await changeTask(colleague, made._id, { is_done: true })
    expect(await december(caller)).toHaveLength(2)
  })

  test('occurrences on closed days move to working days of the matter’s court, and are moved and skipped there', async () => {
    const { caller } = await chamberOfTwo(app)
    const last = { every: 'month', interval: 1, until: null, working_day: 'last' } as const
    const made = await addTask(caller, { date: '2026-11-24', end_date: '2026-11-25', repeat: last })
    expect(made).toMatchObject({ date: '2026-11-30', end_date: '2026-12-01' })
    expect(await series(caller)).toMatchObject({ comes_again: ['2026-12-31'] })
    const moved = await move(caller, made._id, '2026-12-31', { date: '2026-12-29' })
    expect(moved.body.data).toMatchObject({ date: '2026-12-29', repeat: null })
    await restore(caller, made._id, '2026-12-31')
    expect((await skip(caller, made._id, '2026-12-31')).status).toBe(200)
    await changeTask(caller, made._id, { is_done: true })
    const [next] = (await caller.call(tasksByMonth, { params: { month: '2027-01' } })).body.data.filter(
      ({ is_done }) => !is_done,
    )
    expect(next).toMatchObject({ date: '2027-01-30', repeat: last })

    const { caller: other, matter } = await chamberWithMatter(app)
    await other.call(saveCourtDays, {
      params: { court: matter.hc_name },
      body: { year: 2026, days: [{ date: '2026-12-23', name: 'Closed', kind: 'holiday' }] },
    })
    await addTask(other, { date: '2026-11-23', matter: matter._id, repeat: { ...last, working_day: 'before' } })
    expect((await series(other))?.comes_again).toEqual(['2026-12-22'])
  })

  test('completing a late task can complete all missed occurrences at once', async () => {
    const { caller } = await chamberOfTwo(app)
    const late = await addTask(caller, { date: '2026-10-30', repeat: weekly })
    expect(late.missed).toBe(2)
    const one = await changeTask(caller, late._id, { is_done: true })
    expect(one.body.data.missed).toBe(0)
    await changeTask(caller, late._id, { is_done: false })
    await changeTask(caller, late._id, { is_done: true, with_missed: true })
    const open = (await caller.call(listTasks)).body.data
    expect(open).toMatchObject([{ date: '2026-11-20', missed: 0, repeat: weekly }])
    await changeTask(caller, late._id, { is_done: false })
    expect((await caller.call(listTasks)).body.data).toMatchObject([{ _id: late._id, missed: 2 }])
  })
})
