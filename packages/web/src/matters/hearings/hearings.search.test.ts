import { expect, test } from 'vitest'
import { courtsOf, datesOf, isFiltered, readHearingsSearch } from './hearings.search.ts'

test.each([
  ['nothing', {}, {}],
  ['a day', { from: '2026-11-20' }, { from: '2026-11-20' }],
  ['days', { from: '2026-11-20', to: '2026-11-25' }, { from: '2026-11-20', to: '2026-11-25' }],
  ['an end before the start', { from: '2026-11-20', to: '2026-11-01' }, { from: '2026-11-20' }],
  ['an end without a start', { to: '2026-11-20' }, {}],
  ['a date with the day first', { from: '20-11-2026' }, {}],
  ['courts', { courts: 'hc-delhi,sci' }, { courts: 'hc-delhi,sci' }],
  ['unknown courts', { courts: 'moon,hc-delhi, ,<b>' }, { courts: 'hc-delhi' }],
  ['views', { view: 'month', month: '2026-12' }, { view: 'month', month: '2026-12' }],
  ['an unknown view', { view: 'year', month: '2026-13' }, {}],
])('only valid parameters are read from the address: %s', (_, raw, search) => {
  expect(JSON.parse(JSON.stringify(readHearingsSearch(raw)))).toEqual(search)
})

test('dates and courts in the address become the server’s filter and mark the list as filtered', () => {
  const search = readHearingsSearch({ from: '2026-11-20', to: '2026-11-25', courts: 'hc-delhi,sci', view: 'agenda' })
  expect([datesOf(search), courtsOf(search), isFiltered(search)]).toEqual([
    ['2026-11-20', '2026-11-25'],
    ['hc-delhi', 'sci'],
    true,
  ])
  expect(isFiltered(readHearingsSearch({ view: 'month', month: '2026-12' }))).toBe(false)
})
