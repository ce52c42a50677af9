import { expect, test } from 'vitest'
import { inHindiWords, inUrduWords } from './rupees-in-words.ts'

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

test.each([
  [0, 'صفر روپے صرف'],
  [1, 'ایک پیسہ صرف'],
  [100, 'ایک روپیہ صرف'],
  [2_150, 'اکیس روپے اور پچاس پیسے صرف'],
  [25_000_000, 'دو لاکھ پچاس ہزار روپے صرف'],
  [123_456_799, 'بارہ لاکھ چونتیس ہزار پانچ سو سڑسٹھ روپے اور ننانوے پیسے صرف'],
  [1_000_000_000_000, 'ایک ہزار کروڑ روپے صرف'],
])('%i paise in Urdu words is “%s”', (amount, words) => {
  expect(inUrduWords(amount)).toBe(words)
})

test.each([
  ['Hindi', inHindiWords],
  ['Urdu', inUrduWords],
])('the numbers from 0 to 99 all have different words in %s', (_, write) => {
  const words = Array.from({ length: 100 }, (_, rupees) => write(rupees * 100))
  expect(new Set(words).size).toBe(100)
})

test.each([inHindiWords, inUrduWords])('a negative amount or a fraction of a paisa throws an error', (write) => {
  expect(() => write(-1)).toThrow(RangeError)
  expect(() => write(0.5)).toThrow(RangeError)
})
