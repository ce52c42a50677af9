import { expect, it } from 'vitest'
import { readTasksSearch } from './tasks.search.ts'

const id = '01936f00-0000-7000-8000-000000000000'

it.each([
  [
    { view: 'week', date: '2026-11-20' },
    { view: 'week', date: '2026-11-20' },
  ],
  [{ view: 'year', date: '2026-02-30' }, {}],
  [
    { hide: 'clocks,done,tasks', mine: true, task: id },
    { hide: 'clocks,done', mine: true, task: id },
  ],
  [{ hide: '', mine: 'yes', task: 'x' }, {}],
  [
    { task: id, occurrence: '2026-12-08' },
    { task: id, occurrence: '2026-12-08' },
  ],
  [{ task: id, occurrence: 'Tuesday' }, { task: id }],
  [{ courts: 'hc-delhi,../x,sci' }, { courts: 'hc-delhi,sci' }],
])('the search parameters %j are read as %j', (raw, search) => {
  expect(readTasksSearch(raw)).toEqual(search)
})
