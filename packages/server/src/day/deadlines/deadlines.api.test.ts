import { setTeam } from '@peshi/contract/chamber/team'
import { listDeadlines } from '@peshi/contract/day/deadlines'
import { createTask } from '@peshi/contract/day/tasks'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { startClock } from '@peshi/contract/trackers/clocks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

ladder(listDeadlines, () => app, {
  invalid: { 'an unknown group': { query: { group: 'x' as 'task' } } },
  refused: 'client',
})

async function busyChamber() {
  const { member, caller, matter } = await chamberWithMatter(app, { title: 'Zafar v. State' })
  const other = await followCase(app, member, { title: 'Asha v. State' })
  const mate = await newColleague(app.db, member.chamberId, 'Asha Verma')
  await caller.call(setTeam, { params: { id: other.matter._id }, body: { person_ids: [mate.personId] } })
  const clock = (id: typeof matter._id, title: string, ends_on: string) =>
    caller.call(startClock, { body: { matter_id: id, rule: 'own', title, start_on: '2026-11-01', ends_on } })
  await clock(matter._id, 'Filing', '2026-12-01')
  await clock(other.matter._id, 'Appeal', '2026-11-10')
  const task = { category: 'Chamber' as const, date: '2026-11-25' }
  await caller.call(createTask, { body: { ...task, title: 'Copies' } })
  await caller.call(createTask, { body: { ...task, title: 'Draft', assignee_id: mate.personId } })
  const list = async (query: InputOf<typeof listDeadlines>['query'] = {}) => {
    const { body } = await caller.call(listDeadlines, { query })
    const { data, meta } = body
    expect(meta.total).toBe(data.length)
    return data.map(({ due_on, person, clock, task }) => [person?.name, clock?.title ?? task?.title, due_on])
  }
  return { list }
}

test('deadlines and tasks are listed by day, by person and by matter', async () => {
  const { list } = await busyChamber()
  const titles = async (query: Parameters<typeof list>[0]) => (await list(query)).map(([, title]) => title)
  expect(await titles({})).toEqual(['Appeal', expect.any(String), expect.any(String), 'Filing'])
  expect(await list({ by: 'person' })).toEqual([
    ['Asha Verma', 'Appeal', '2026-11-10'],
    ['Asha Verma', 'Draft', '2026-11-25'],
    ['R. Shukla', 'Copies', '2026-11-25'],
    ['R. Shukla', 'Filing', '2026-12-01'],
  ])
  expect((await titles({ by: 'matter' })).slice(0, 2)).toEqual(['Appeal', 'Filing'])
})

test('the list is filtered by state, by kind and by words', async () => {
  const { list } = await busyChamber()
  const titles = async (query: Parameters<typeof list>[0]) => (await list(query)).map(([, title]) => title)
  expect(await titles({ state: 'past' })).toEqual(['Appeal'])
  expect((await titles({ group: 'task' })).toSorted()).toEqual(['Copies', 'Draft'])
  expect(await titles({ group: 'limitation' })).toEqual([])
  expect(await titles({ search: 'zafar' })).toEqual(['Filing'])
  expect(await titles({ search: 'copies' })).toEqual(['Copies'])
  expect(await titles({ state: 'done' })).toEqual([])
})
