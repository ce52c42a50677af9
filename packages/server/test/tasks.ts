import { createTask, type TaskChanges, updateTask } from '@peshi/contract/day/tasks'
import type { TaskId } from '@peshi/contract/platform/ids'
import { expect } from 'vitest'
import type { Caller, TestApp } from './app.ts'
import { newChamber } from './chamber.ts'
import { newColleague } from './people.ts'

// Tests with tasks run on Friday, 20 November 2026. This is four days later.
export const draft = { title: 'Draft the rejoinder', date: '2026-11-24' }
export const weekly = { every: 'week', interval: 1, until: null } as const

export async function chamberOfTwo(app: TestApp) {
  const member = await newChamber(app.db)
  const junior = await newColleague(app.db, member.chamberId, 'Meera Nair')
  return { member, junior, caller: app.as(member), colleague: app.as(junior) }
}

export async function addTask(caller: Caller, own: TaskChanges = {}) {
  const { body, status } = await caller.call(createTask, { body: { ...draft, ...own } })
  expect([status, body.message]).toEqual([200, 'Task saved successfully!'])
  return body.data
}

export const changeTask = (
  caller: Caller,
  id: TaskId,
  body: NonNullable<Parameters<TestApp['stranger']['call']>[1]>['body'],
) => caller.call(updateTask, { params: { id }, body: body as never })

export const titles = (tasks: { title: string }[]) => tasks.map(({ title }) => title)
