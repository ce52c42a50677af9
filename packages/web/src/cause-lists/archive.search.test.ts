import { expect, it } from 'vitest'
import { readArchiveSearch } from './archive.search.ts'

it.each([
  [
    { from: '2026-10-01', to: '2026-10-05', page: 2, order: 'oldest' },
    { from: '2026-10-01', to: '2026-10-05', page: 2, order: 'oldest' },
  ],
  [{ from: '2026-10-06', to: '2026-10-05' }, { to: '2026-10-05' }],
  [{ from: '06-10-2026', page: 1, order: 'newest' }, {}],
  [{ page: 2.5 }, {}],
])('reads %j', (raw, search) => {
  expect(readArchiveSearch(raw)).toEqual({
    from: undefined,
    to: undefined,
    order: undefined,
    page: undefined,
    ...search,
  })
})
