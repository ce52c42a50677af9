import { expect, test } from 'vitest'
import { hourIn } from './entry-rows.ts'

test.each([
  ['AT 2:30PM', '14:30'],
  ['AT 02.30 P.M.', '14:30'],
  ['AT 12:15 PM', '12:15'],
  ['AT 2:15', '14:15'],
  ['AT 11.30 A.M.', '11:30'],
  ['10.30.A.M.', null],
  ['AT 12:30 A.M.', null],
  [null, null],
])('%j is the hour %j of a matter', (printed, hour) => {
  expect(hourIn(printed)).toBe(hour)
})
