import { activityOfMatter } from '@peshi/contract/chamber/activity'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import { setTeam } from '@peshi/contract/chamber/team'
import {
  createTask,
  deleteTask,
  getTask,
  listTasks,
  restoreTask,
  taskPeople,
  tasksByDate,
  tasksByMonth,
  tasksInBin,
  updateTask,
} from '@peshi/contract/day/tasks'
import { today } from '@peshi/contract/day/today'
import { deleteMatter } from '@peshi/contract/matters/matters'
import type { MatterId, TaskId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { addTask, chamberOfTwo, changeTask, draft, titles, weekly } from '../../../test/tasks.ts'
import { newId } from '../../platform/db/columns.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'
import { notifyOfTasks } from './tasks.jobs.ts'
import { task as taskTable } from './tasks.schema.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const someTask = newId() as TaskId
const someMatter = newId() as MatterId

const foreign = async () => ({ params: { id: (await addTask(app.as(await newChamber(app.db))))._id } })

ladder(listTasks, () => app, {
  invalid: { 'an invalid state': { query: { state: 'lost' } } },
  foreign: async () => ({ query: { matter_id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'client',
})
ladder(tasksByDate, () => app, {
  input: { params: { date: '2026-11-24' } },
  invalid: { 'an invalid day': { params: { date: '2026-02-30' } } },
  refused: 'client',
})
ladder(tasksByMonth, () => app, {
  input: { params: { month: '2026-11' } },
  invalid: { 'an invalid month': { params: { month: '2026-13' } } },
  refused: 'client',
})
ladder(taskPeople, () => app, { refused: 'client' })
ladder(tasksInBin, () => app, { refused: 'client' })
ladder(getTask, () => app, { input: { params: { id: someTask } }, foreign, refused: 'client' })
ladder(createTask, () => app, {
  input: { body: draft },
  invalid: {
    'a task without a title': { body: { title: ' ', date: '2026-11-24' } },
    'an invalid category': { body: { ...draft, category: 'Family' } },
    'a repetition that ends before the task starts': {
      body: { ...draft, repeat: { every: 'week', interval: 1, until: '2026-11-20' } },
    },
    'a last day before the first day': { body: { ...draft, end_date: '2026-11-23' } },
    'a task of more than a year': { body: { ...draft, end_date: '2027-11-25' } },
    'an end before the start': { body: { ...draft, time: '15:00', end_time: '14:00' } },
    'a person outside the chamber': { body: { ...draft, assignee_id: newId() } },
    'a day out of range': { body: { ...draft, date: '9999-12-31' } },
  },
  foreign: async () => ({ body: { ...draft, matter: (await chamberWithMatter(app)).matter._id } }),
  refused: 'client',
})
ladder(updateTask, () => app, {
  input: { params: { id: someTask }, body: { title: 'Other words' } },
  invalid: { 'an hour that does not exist': { params: { id: someTask }, body: { time: '25:00' } } },
  foreign: async () => ({ ...(await foreign()), body: { title: 'Other words' } }),
  refused: 'client',
})
ladder(deleteTask, () => app, { input: { params: { id: someTask } }, foreign, refused: 'client' })
ladder(restoreTask, () => app, { input: { params: { id: someTask } }, foreign, refused: 'client' })

describe('a task', () => {
  test('a task is shown on each of its days, and keeps its length when moved', async () => {
    const { caller } = await chamberOfTwo(app)
    const made = await addTask(caller, { end_date: '2026-11-26', checklist: [{ text: 'Copies', is_done: true }] })
    expect(made).toMatchObject({ category: 'Chamber', steps: { done: 1, total: 1 }, version: 1, is_done: false })
    const of = async (date: string) => titles((await caller.call(tasksByDate, { params: { date } })).body.data)
    expect([await of('2026-11-25'), await of('26-11-2026'), await of('2026-11-27')]).toEqual([
      [draft.title],
      [draft.title],
      [],
    ])
    const month = async (name: string) => (await caller.call(tasksByMonth, { params: { month: name } })).body
    expect(titles((await month('2026-11')).data)).toEqual([draft.title])

    const moved = await changeTask(caller, made._id, { date: '2026-12-30', version: 1 })
    expect(moved.body).toMatchObject({
      message: 'Task updated successfully!',
      data: { date: '2026-12-30', end_date: '2027-01-01', version: 2 },
    })
    expect([(await month('2026-11')).data, titles((await month('2027-01')).data)]).toEqual([[], [draft.title]])
    expect((await month('2026-11')).meta).toEqual({ from: '2026-10-26', to: '2026-12-06', is_cut: false })

    const late = await changeTask(caller, made._id, { title: 'Over it', version: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile'])
  })

  test('the activity log records a task’s old and new dates', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const made = await addTask(caller, { matter: matter._id })
    await changeTask(caller, made._id, { date: '2026-12-30', note: 'Bring the file' })
    const { body } = await caller.call(activityOfMatter, { params: { id: matter._id } })
    expect(body.data.find(({ action }) => action === 'task.changed')?.detail).toEqual({
      date_before: made.date,
      date_after: '2026-12-30',
      end_date_before: made.end_date,
      end_date_after: '2026-12-30',
      note: 'changed',
    })
  })

  test('removing a task’s start time also removes its end time', async () => {
    const { caller } = await chamberOfTwo(app)
    const made = await addTask(caller, { time: '22:00', end_time: '09:00', end_date: '2026-11-25' })
    expect(made).toMatchObject({ time: '22:00', end_time: '09:00' })
    expect((await changeTask(caller, made._id, { time: null })).body.data).toMatchObject({ time: null, end_time: null })
  })

  test('a deleted task is in the bin, can be restored, and is erased after thirty days', async () => {
    const { caller } = await chamberOfTwo(app)
    const { _id: id } = await addTask(caller)
    expect((await caller.call(deleteTask, { params: { id } })).body.message).toBe('Task deleted successfully!')
    expect((await caller.call(getTask, { params: { id } })).status).toBe(404)
    expect((await caller.call(tasksInBin)).body.data).toMatchObject([{ _id: id, deleted_by: 'R. Shukla' }])
    expect((await caller.call(restoreTask, { params: { id } })).status).toBe(200)
    expect((await caller.call(restoreTask, { params: { id } })).status).toBe(404)
    await caller.call(deleteTask, { params: { id } })
    const later = new Date(clock.now().getTime() + 31 * 86_400_000)
    await emptyBinOf({ db: app.db, clock: { now: () => later } }, taskTable)
    expect((await caller.call(tasksInBin)).body.data).toEqual([])
  })

  test('tasks can be filtered, and Today shows a person’s due and overdue tasks', async () => {
    const { caller, colleague, junior } = await chamberOfTwo(app)
    await addTask(caller, { title: 'Late', date: '2026-11-02' })
    await addTask(caller, { title: 'Later', date: '2026-11-19', assignee_id: junior.personId })
    await addTask(caller, { title: 'Now', date: '2026-11-18', end_date: '2026-11-20', category: 'Business' })
    await addTask(caller, { title: 'Then' })
    const list = async (query: object) => titles((await caller.call(listTasks, { query })).body.data)
    expect(await list({})).toEqual(['Late', 'Later', 'Now', 'Then'])
    expect(await list({ state: 'overdue' })).toEqual(['Late', 'Later'])
    expect(await list({ category: 'Business' })).toEqual(['Now'])
    expect(await list({ search: 'the' })).toEqual(['Then'])
    expect(await list({ assignee_id: junior.personId })).toEqual(['Later'])
    const due = async (who: Caller) => (await who.call(today)).body.data
    expect([titles((await due(caller)).tasks), (await due(caller)).tasks_overdue]).toEqual([['Late', 'Now'], 1])
    expect([titles((await due(colleague)).tasks), (await due(colleague)).tasks_overdue]).toEqual([
      ['Late', 'Later', 'Now'],
      2,
    ])
  })
})

describe('a repeated task', () => {
  test('completing an occurrence creates the next task, with its steps open', async () => {
    const { caller } = await chamberOfTwo(app)
    const made = await addTask(caller, { repeat: weekly, checklist: [{ text: 'Copies', is_done: true }] })
    await changeTask(caller, made._id, { date: '2026-11-25' })
    const december = async () => (await caller.call(tasksByMonth, { params: { month: '2026-12' } })).body.data
    const tuesdays = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29']
    expect(await december()).toMatchObject([{ comes_again: tuesdays }])
    const done = await changeTask(caller, made._id, { is_done: true })
    expect(done.body.data).toMatchObject({ is_done: true, repeat: null, done: { name: 'R. Shukla' } })
    expect(await december()).toMatchObject([
      { date: '2026-12-01', repeat: weekly, steps: { done: 0, total: 1 }, comes_again: tuesdays.slice(1) },
    ])
    expect((await changeTask(caller, made._id, { is_done: false })).body.data).toMatchObject({ repeat: weekly })
    expect(await december()).toMatchObject([{ _id: made._id }])
  })

  test('completing a task several times creates only one next task', async () => {
    const { caller } = await chamberOfTwo(app)
    const made = await addTask(caller, { repeat: weekly })
    await Promise.all([1, 2, 3].map(() => changeTask(caller, made._id, { is_done: true })))
    const open = async () => (await caller.call(listTasks)).body.data
    expect(await open()).toHaveLength(1)
    const [next] = await open()
    if (next) await changeTask(caller, next._id, { title: 'Touched' })
    await changeTask(caller, made._id, { is_done: false })
    expect((await open()).map(({ title, repeat }) => [title, repeat !== null])).toEqual([
      [draft.title, false],
      ['Touched', true],
    ])
  })

  test('a skipped occurrence can be restored, and later occurrences are not changed', async () => {
    const { caller } = await chamberOfTwo(app)
    const made = await addTask(caller, { repeat: weekly })
    const skip = (id: TaskId) => caller.call(deleteTask, { params: { id }, body: { only_this: true } })
    const open = async () => (await caller.call(listTasks)).body.data
    const skipped = await Promise.all([skip(made._id), skip(made._id)])
    expect(skipped.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await open()).toMatchObject([{ date: '2026-12-01', repeat: weekly }])
    expect((await caller.call(tasksInBin)).body.data).toMatchObject([{ _id: made._id, repeat: null }])
    const back = await caller.call(restoreTask, { params: { id: made._id } })
    expect(back.body.data).toMatchObject({ date: draft.date, repeat: weekly })
    expect(await open()).toMatchObject([{ _id: made._id }])

    await skip(made._id)
    const [next] = await open()
    if (next) await changeTask(caller, next._id, { title: 'Touched' })
    await caller.call(restoreTask, { params: { id: made._id } })
    expect((await open()).map(({ title, repeat }) => [title, repeat !== null])).toEqual([
      [draft.title, false],
      ['Touched', true],
    ])
    await caller.call(deleteTask, { params: { id: next?._id ?? someTask } })
    expect(await open()).toMatchObject([{ _id: made._id, comes_again: [] }])
  })

  test('a person can move an entire series of occurrences, or only the next occurrence', async () => {
    const { caller } = await chamberOfTwo(app)
    const { _id: id } = await addTask(caller, { repeat: weekly })
    await changeTask(caller, id, { date: '2026-11-26', moves_all: true })
    const { data } = (await caller.call(tasksByMonth, { params: { month: '2026-12' } })).body
    expect(data[0]?.comes_again.slice(0, 2)).toEqual(['2026-12-03', '2026-12-10'])
    await changeTask(caller, id, { date: '2027-02-01' })
    const december = (await caller.call(tasksByMonth, { params: { month: '2026-12' } })).body.data
    expect(december).toMatchObject([{ _id: id, comes_again: { 0: '2026-12-03' } }])
  })

  test('completing the last occurrence of a repeated task creates no further task', async () => {
    const { caller } = await chamberOfTwo(app)
    const made = await addTask(caller, { repeat: { ...weekly, until: '2026-11-30' } })
    await changeTask(caller, made._id, { is_done: true })
    expect((await caller.call(listTasks)).body.data).toEqual([])
  })
})

describe('who can see a task', () => {
  test('a personal task is visible only to its author and its assignee', async () => {
    const { caller, colleague, member, junior } = await chamberOfTwo(app)
    const third = app.as(await newColleague(app.db, member.chamberId, 'Arif Khan'))
    const mine = await addTask(colleague, { category: 'Personal' })
    const given = await addTask(colleague, { category: 'Personal', assignee_id: member.personId })
    for (const [who, ids] of [
      [caller, [given._id]],
      [colleague, [mine._id, given._id]],
      [third, []],
    ] as const)
      expect((await who.call(listTasks)).body.data.map(({ _id }) => _id).sort()).toEqual([...ids].sort())
    expect((await changeTask(caller, mine._id, { title: 'x' })).status).toBe(404)
    const away = await changeTask(caller, given._id, { assignee_id: junior.personId })
    expect([away.status, away.body.code]).toEqual([403, 'forbidden'])
    const chambers = await addTask(caller)
    expect((await changeTask(colleague, chambers._id, { category: 'Personal' })).status).toBe(403)
  })

  test('only the team of a sensitive matter can see the matter’s tasks and be assigned to them', async () => {
    const { member, caller, matter } = await chamberWithMatter(app)
    const inside = await newColleague(app.db, member.chamberId, 'Meera Nair')
    const outside = await newColleague(app.db, member.chamberId, 'Arif Khan')
    await caller.call(setTeam, {
      params: { id: matter._id },
      body: { person_ids: [inside.personId], is_sensitive: true },
    })
    const made = await addTask(caller, { matter: matter._id })
    expect(made).toMatchObject({ category: 'Matter', matter: { _id: matter._id } })
    expect((await app.as(inside).call(listTasks)).body.data).toHaveLength(1)
    expect((await app.as(outside).call(listTasks)).body.data).toEqual([])
    expect((await app.as(outside).call(getTask, { params: { id: made._id } })).status).toBe(404)
    const refused = await changeTask(caller, made._id, { assignee_id: outside.personId })
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { assignee_id: 'Choose somebody on the team of this matter' },
    ])
    expect((await app.as(outside).call(createTask, { body: { ...draft, matter: matter._id } })).status).toBe(404)
  })

  test('the tasks of a matter in the bin are hidden', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    await addTask(caller, { matter: matter._id })
    const { body } = await caller.call(activityOfMatter, { params: { id: matter._id } })
    expect(body.data[0]).toMatchObject({ action: 'task.created', subject: { kind: 'task', label: draft.title } })
    await caller.call(deleteMatter, { params: { id: matter._id } })
    expect((await caller.call(listTasks)).body.data).toEqual([])
    expect((await caller.call(createTask, { body: { ...draft, matter: someMatter } })).status).toBe(404)
  })
})

describe('notifications of tasks', () => {
  const reported = async (who: Caller) =>
    (await who.call(listNotifications)).body.data.map(({ kind, subject }) => [kind, subject.label])

  test('an assignee gets one notification, but none of a task that they assigned to themselves', async () => {
    const { caller, colleague, junior, member } = await chamberOfTwo(app)
    const made = await addTask(caller, { assignee_id: junior.personId })
    await changeTask(caller, made._id, { date: '2026-11-25' })
    await addTask(caller, { assignee_id: member.personId })
    expect([await reported(colleague), await reported(caller)]).toEqual([[['task.assigned', draft.title]], []])
  })

  test('a reminder notifies the assignee once, or the author if there is no assignee', async () => {
    const { caller, member, junior } = await chamberOfTwo(app)
    const own = { date: '2026-11-20', time: '12:00', remind_before: 60 }
    await addTask(caller, { ...own, title: 'Hers', assignee_id: junior.personId })
    await addTask(caller, { ...own, title: 'Mine' })
    await addTask(caller, { ...own, title: 'Done' }).then(({ _id }) => changeTask(caller, _id, { is_done: true }))
    await addTask(caller, { ...own, title: 'Moved' }).then(({ _id }) => changeTask(caller, _id, { date: '2026-11-21' }))
    await notifyOfTasks(app.context)
    expect(await reported(caller)).toEqual([])
    clock.forward(1.5 * 3_600_000)
    await notifyOfTasks(app.context)
    await notifyOfTasks(app.context)
    expect(await reported(app.as(member))).toEqual([['task.due', 'Mine']])
    expect(await reported(app.as(junior))).toEqual([
      ['task.due', 'Hers'],
      ['task.assigned', 'Hers'],
    ])
  })
})
