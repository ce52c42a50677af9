import { expect, test } from 'vitest'
import { compareFir } from './compare-fir.ts'

test('the same sections in another sequence are not a change', () => {
  const known = {
    sections: [
      { act: 'BNS', section: '1' },
      { act: 'BNS', section: '2' },
    ],
    cases: [],
    registered_on: null,
    status: 'registered' as const,
  }
  const read = { ...known, sections: known.sections.toReversed(), registered_at: null } as never
  expect(compareFir(known, read).changes).toEqual([])
})
