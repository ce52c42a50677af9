import { expect, it } from 'vitest'
import { readClocksSearch } from './clocks.search.ts'

it('keeps what the page knows and drops the rest', () => {
  expect(readClocksSearch({ state: 'past', group: 'bail', unticked: true, search: ' Verma ', page: 3 })).toEqual({
    state: 'past',
    group: 'bail',
    unticked: true,
    search: 'Verma',
    page: 3,
  })
  expect(readClocksSearch({ state: 'late', group: 'x', unticked: 'yes', search: '', page: -1 })).toEqual({})
})
