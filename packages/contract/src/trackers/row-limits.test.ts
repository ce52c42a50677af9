import { expect, test } from 'vitest'
import { countMatters } from '../matters/matters.ts'
import { listFirDistricts } from './firs.ts'

test.each([
  ['an export of matters', countMatters.query, {}, 100_000],
  ['a list of districts', listFirDistricts.query, { 'filters[reference_id]': 'UP' }, 1000],
])('for %s, the default limit of rows is the maximum, and a larger limit is refused', (_what, query, input, most) => {
  expect(query.parse(input)).toMatchObject({ limit: most })
  expect(query.parse({ ...input, limit: String(most) })).toMatchObject({ limit: most })
  expect(query.safeParse({ ...input, limit: String(most + 1) }).success).toBe(false)
})
