import { expect, it } from 'vitest'
import { readDeadlinesSearch } from './deadlines.search.ts'

it('valid search parameters are kept, and invalid parameters are ignored', () => {
  expect(
    readDeadlinesSearch({ by: 'person', state: 'past', group: 'task', unticked: true, search: ' Verma ', page: 3 }),
  ).toEqual({
    by: 'person',
    state: 'past',
    group: 'task',
    unticked: true,
    search: 'Verma',
    page: 3,
  })
  expect(
    readDeadlinesSearch({ by: 'day', state: 'late', group: 'x', unticked: 'yes', search: '', page: -1, open: 'x' }),
  ).toEqual({})
  const open = '01a202a2-fdc9-7636-b915-7fd4cb90a14d'
  expect(readDeadlinesSearch({ open })).toEqual({ open })
})
