import { expect, test } from 'vitest'
import { readRupees, writeRupees } from './rupees.ts'

test.each([
  ['1,250.50', 125_050],
  ['₹ 12', 1_200],
  ['0.5', 50],
  ['1.005', null],
  ['-1', null],
  ['', null],
])('%j is %j paise', (text, paise) => {
  expect(readRupees(text)).toBe(paise)
})

test('what is written is read as the same', () => {
  for (const paise of [0, 1, 50, 100, 125_050]) expect(readRupees(writeRupees(paise))).toBe(paise)
})
