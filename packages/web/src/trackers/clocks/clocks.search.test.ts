import { expect, it } from 'vitest'
import { readClocksSearch } from './clocks.search.ts'

it('valid search parameters are kept, and invalid parameters are ignored', () => {
  expect(readClocksSearch({ state: 'past', group: 'bail', unticked: true, search: ' Verma ', page: 3 })).toEqual({
    state: 'past',
    group: 'bail',
    unticked: true,
    search: 'Verma',
    page: 3,
  })
  expect(readClocksSearch({ state: 'late', group: 'x', unticked: 'yes', search: '', page: -1, open: 'x' })).toEqual({})
  const open = '01a202a2-fdc9-7636-b915-7fd4cb90a14d'
  expect(readClocksSearch({ open })).toEqual({ open })
})
