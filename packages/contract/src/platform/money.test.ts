import { describe, expect, test } from 'vitest'
import { financialYearOf } from './financial-year.ts'
import { figuresOf, inWords, shareOf, showPaise, splitByWeight } from './money.ts'

describe('share of an amount', () => {
  test.each([
    [100_000, 1800, 18_000],
    [149_900, 900, 13_491],
    [1, 1800, 0],
    [5, 1000, 1],
    [3, 1800, 1],
    [0, 1800, 0],
    [9_007_199_254_740_991, 10_000, 9_007_199_254_740_991],
  ])('of %i paise, a share of %i hundredths of a percent is %i paise', (amount, points, share) => {
    expect(shareOf(amount, points)).toBe(share)
  })

  test('a share of an amount with a fraction of a paisa is an error', () => {
    expect(() => shareOf(10.5, 1800)).toThrow('not a whole number of paise')
  })
})

describe('splitting an amount by weights', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [1, 1], [3, 2]],
    [0, [1, 2], [0, 0]],
    [10, [0, 1], [0, 10]],
    [101, [50, 30, 20], [51, 30, 20]],
    [-100, [1, 1, 1], [-34, -33, -33]],
  ])('%i paise split by the weights %j give %j', (amount, weights, parts) => {
    expect(splitByWeight(amount, weights)).toEqual(parts)
  })

  test('the parts add up to the whole amount for any weights', () => {
    for (let amount = 0; amount < 400; amount += 7)
      for (const weights of [[1, 2, 4], [7, 7, 7, 1], [1], [999, 1, 3]]) {
        const parts = splitByWeight(amount, weights)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      }
  })

  test('weights that are negative or add up to zero are refused', () => {
    expect(() => splitByWeight(100, [0, 0])).toThrow(RangeError)
    expect(() => splitByWeight(100, [2, -1])).toThrow(RangeError)
  })
})

test('the digits of an amount are grouped as in India', () => {
  expect(showPaise(123_456_700)).toBe('₹12,34,567')
  expect(showPaise(123_456_750)).toBe('₹12,34,567.50')
  expect(figuresOf(100)).toBe('1.00')
  expect(figuresOf(1_000_000_000)).toBe('1,00,00,000.00')
})

test('a negative amount has a minus sign, not a hyphen', () => {
  expect(showPaise(-123_456_700)).toBe('−₹12,34,567')
  expect(showPaise(-50)).toBe('−₹0.50')
  expect(figuresOf(-40)).toBe('−0.40')
})

test.each([
  [0, 'Rupees Nil Only'],
  [100, 'Rupees One Only'],
  [1, 'One Paisa Only'],
  [2100, 'Rupees Twenty-One Only'],
  [1_000, 'Rupees Ten Only'],
  [4_000, 'Rupees Forty Only'],
  [11_900, 'Rupees One Hundred Nineteen Only'],
  [123_400_000, 'Rupees Twelve Lakh Thirty-Four Thousand Only'],
  [123_456_778, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Seventy-Eight Paise Only'],
  [
    12_345_678_900_00,
    'Rupees One Thousand Two Hundred Thirty-Four Crore Fifty-Six Lakh Seventy-Eight Thousand Nine Hundred Only',
  ],
])('%i paise in words is %s', (amount, words) => {
  expect(inWords(amount)).toBe(words)
})

test.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2099-12-31', '2099-00'],
])('the day %s is in the financial year %s', (date, year) => {
  expect(financialYearOf(date)).toBe(year)
})
