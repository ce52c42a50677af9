import { expect, test } from 'vitest'
import { inHindiWords } from './hindi-words.ts'

test.each([
  [0, 'शून्य रुपये मात्र'],
  [1, 'एक पैसा मात्र'],
  [100, 'एक रुपया मात्र'],
  [2_150, 'इक्कीस रुपये और पचास पैसे मात्र'],
  [9_900, 'निन्यानवे रुपये मात्र'],
  [10_000, 'एक सौ रुपये मात्र'],
  [1_180_000, 'ग्यारह हज़ार आठ सौ रुपये मात्र'],
  [123_456_799, 'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये और निन्यानवे पैसे मात्र'],
  [1_000_000_000_000, 'एक हज़ार करोड़ रुपये मात्र'],
])('%i paise in Hindi words is “%s”', (amount, words) => {
  expect(inHindiWords(amount)).toBe(words)
})

test('the numbers from 0 to 99 all have different Hindi words', () => {
  const words = Array.from({ length: 100 }, (_, rupees) => inHindiWords(rupees * 100))
  expect(new Set(words).size).toBe(100)
})

test('a negative amount or a fraction of a paisa throws an error', () => {
  expect(() => inHindiWords(-1)).toThrow(RangeError)
  expect(() => inHindiWords(0.5)).toThrow(RangeError)
})
