import { expect, test } from 'vitest'
import { dateInName } from './date-in-name.ts'

test.each([
  ['WRIA_5060_2022_17-03-2025.pdf', '2025-03-17'],
  ['order 17.03.2025 (1).pdf', '2025-03-17'],
  ['17032025.pdf', '2025-03-17'],
  ['2025-03-17 order.pdf', '2025-03-17'],
  ['WRIA 5060 of 2022.pdf', null],
])('the date in the file name %j is %j', (name, date) => {
  expect(dateInName(name)).toBe(date)
})
