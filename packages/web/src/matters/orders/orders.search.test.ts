import { expect, it } from 'vitest'
import { countFilters, readOrderSearch } from './orders.search.ts'

const nothing = { q: undefined, court: undefined, from: undefined, to: undefined, open: undefined, page: undefined }

it.each([
  [
    { q: 'Kusum', court: 'hc-delhi', from: '2026-10-01', to: '2026-10-05', open: 'unread', page: 2 },
    { q: 'Kusum', court: 'hc-delhi', from: '2026-10-01', to: '2026-10-05', open: 'unread', page: 2 },
  ],
  [{ from: '2026-10-06', to: '2026-10-05' }, { to: '2026-10-05' }],
  [{ court: '../delhi', from: '06-10-2026', open: 'read', page: 1 }, {}],
])('only valid search parameters of the address are read: %j', (raw, search) => {
  expect(readOrderSearch(raw)).toEqual({ ...nothing, ...search })
})

it('a phone’s button counts the filters that it hides', () => {
  expect(countFilters({ q: 'Kusum', open: 'unread', from: readOrderSearch({ from: '2026-10-01' }).from })).toBe(1)
})
