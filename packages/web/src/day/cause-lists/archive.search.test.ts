import { expect, it } from 'vitest'
import { listingsOn, readArchiveSearch, tabOf } from './archive.search.ts'

it.each([
  [
    { from: '2026-10-01', to: '2026-10-05', page: 2, order: 'oldest' },
    { from: '2026-10-01', to: '2026-10-05', page: 2, order: 'oldest' },
  ],
  [{ from: '2026-10-06', to: '2026-10-05' }, { to: '2026-10-05' }],
  [{ from: '06-10-2026', page: 1, order: 'newest' }, {}],
  [{ page: 2.5 }, {}],
  [
    { tab: 'lists', day: '2026-10-01', list: '01936f00-0000-7000-8000-000000000000', search: 'Rao' },
    { tab: 'lists', day: '2026-10-01', list: '01936f00-0000-7000-8000-000000000000', search: 'Rao' },
  ],
  [{ day: '2026-13-01', list: '7', search: '' }, {}],
])('only valid search parameters of the address are read: %j', (raw, search) => {
  expect(readArchiveSearch(raw)).toEqual({
    tab: undefined,
    from: undefined,
    to: undefined,
    order: undefined,
    page: undefined,
    day: undefined,
    list: undefined,
    search: undefined,
    ...search,
  })
})

it.each([
  [{}, '15:59', 'today'],
  [{}, '16:00', 'tomorrow'],
  [{ from: '2026-10-01' }, '18:00', 'past'],
  [{ tab: 'today' }, '18:00', 'today'],
] as const)('the address %j opened at %s shows the tab %s', (search, time, tab) => {
  expect(tabOf(search, new Date(`2026-11-20T${time}:00+05:30`))).toBe(tab)
})

it('today’s and later listings are in separate tabs, and removed listings are in no tab', () => {
  const on = (date: string, gone_at: string | null = null) => ({ date, gone_at })
  const all = [on('2026-11-20'), on('2026-11-21'), on('2026-11-23'), on('2026-11-21', '2026-11-20T15:00:00Z')]
  const now = new Date('2026-11-20T18:30:00+05:30')
  expect(listingsOn('today', all, now)).toEqual([all[0]])
  expect(listingsOn('tomorrow', all, now)).toEqual([all[1], all[2]])
})
