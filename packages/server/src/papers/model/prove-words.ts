// Compares words with the text of a page, and finds the facts in a sentence that a page must bear out.
import { plainDigits } from '@peshi/contract/platform/digits'
import { findDates, shortYearNear } from '@peshi/contract/platform/written-date'

const signs: readonly (readonly [RegExp, string])[] = [
  [/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ''],
  // A hyphen inside a word or at the end of a line: `non-\nbailable` and `non-bailable` are the same word.
  [/(?<=[\p{L}\p{M}])[-\u00ad\u2010\u2011]\s*(?=\p{L})/gu, ''],
  [/[\u00ad]/gu, ''],
  [/[‘’`´]/gu, "'"],
  [/[“”]/gu, '"'],
  [/[\u2010-\u2015]/gu, '-'],
  [/\s+/gu, ' '],
]

/** Without differences of case, spaces, hyphenation and typographic signs. Words and their order stay. */
export const plainText = (text: string): string =>
  signs
    .reduce((line, [from, to]) => line.replace(from, to), plainDigits(text.normalize('NFKC')))
    .trim()
    .toLowerCase()

const inWord = /[\p{L}\p{M}\p{N}]/u

/** True if `words` are on the page as whole words in this order. Both are results of `plainText`. */
export function isOnPage(page: string, words: string): boolean {
  for (let at = page.indexOf(words); at >= 0 && words !== ''; at = page.indexOf(words, at + 1)) {
    const isWhole = !inWord.test(page[at - 1] ?? ' ') && !inWord.test(page[at + words.length] ?? ' ')
    if (isWhole) return true
  }
  return false
}

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const centuryOf = shortYearNear(2026)
export const datesIn = (text: string): string[] => findDates(text, centuryOf).map(({ date }) => date)

/** `1,50,000` and `150000` are the same number. `07` and `7` are the same too. */
export const numbersIn = (text: string): string[] =>
  (plainDigits(text.normalize('NFKC')).match(/\d+(?:,\d{2,3})*/g) ?? []).map((number) =>
    number.replaceAll(',', '').replace(/^0+(?=\d)/, ''),
  )

export function withoutDates(text: string): string {
  const plain = plainDigits(text.normalize('NFKC'))
  return findDates(plain, centuryOf).reduceRight(
    (line, { start, end }) => `${line.slice(0, start)} ${line.slice(end)}`,
    plain,
  )
}

const negations = new Set(
  'not no never without nor neither cannot none nothing नहीं नही न ना मत बिना نہیں نہ بغیر مت بلا'.split(' '),
)

/** `No. 212` is a number. */
const numberSign = /\bnos?\.? ?(?=[\p{L}-]{0,4}\d)/gu

export function isNegative(text: string): boolean {
  const plain = plainText(text).replace(numberSign, '')
  return /n't\b/.test(plain) || wordsIn(plain).some((word) => negations.has(word))
}
