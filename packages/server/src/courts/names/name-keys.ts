/**
 * What names sound like, so that `Chaudhary`, `Chowdhury` and `चौधरी` meet: consonants alone, those that clerks exchange
 * folded into one. Two names with one sound are alike, not the same: what they find is a suggestion.
 */
import { foldText } from '@peshi/contract/platform/fold'
import { isLoose, romanise } from './romanise.ts'

const honorifics = new Set(
  'mr mrs ms miss smt shri sri sh dr adv advocate advocates sr jr senior junior km kumari prof aor श्री श्रीमती'.split(
    ' ',
  ),
)

/** Whole words that have several forms of their own. */
const words: [RegExp, string][] = [
  [/^(?:m[aou]?ha?m+[ae]?d|mohd|md)$/, 'mohd'],
  [/^kr$/, 'kumar'],
  [/^s[ai]nh$/, 'singh'],
]

/** In this order. `C` is the sound of `ch`, which no other letter has. */
const folds: [RegExp, string][] = [
  [/(?<=[aeiou])[ou]$/, 'v'],
  [/ksh|x/g, 'ks'],
  [/ch+/g, 'C'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([kgbdtj])h/g, '$1'],
  [/q|c(?![ei])/g, 'k'],
  [/c/g, 's'],
  [/(?<=[aeiou])w(?![aeiou])/g, ''],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(.)\1+/g, '$1'],
  [/^[aeiou]/, 'A'],
  [/(?<=.)[aeiouyh]/g, ''],
]

function soundOf(word: string): string {
  const whole = words.reduce((text, [from, to]) => text.replace(from, to), word)
  return folds.reduce((text, [from, to]) => text.replace(from, to), whole)
}

/** A word of a name: its folded letters, and what it sounds like. Of an initial both are one letter. */
export interface NameWord {
  letters: string
  sound: string
  isInitial: boolean
  /** True for a script with one letter for several sounds. */
  isLoose: boolean
}

const isInitials = /^[bcdfghjklmnpqrstvwxz]{2,3}$/
/** A single letter, with the vowel that it may carry. */
const isInitial = (letters: string) => /^\p{L}\p{M}?$/u.test(letters)

const readWord = (letters: string): NameWord => ({
  letters,
  sound: soundOf(romanise(letters)) || letters,
  isInitial: isInitial(letters),
  isLoose: isLoose(letters),
})

/** The words of a name; `RK` is two initials, an enrolment number and `Mr.` are no part of it, unless nothing else is. */
export function wordsOfName(name: string): NameWord[] {
  const read = (text: string) => foldText(text.replace(/[\s.]+/g, ' ⸱ ')).match(/[\p{L}\p{M}]+/gu) ?? []
  const all = read(name.replace(/\([^)]*\)/g, ' '))
  const telling = all.filter((word) => !honorifics.has(word))
  const found = telling.length > 0 ? telling : read(name)
  return found
    .flatMap((word) => (isInitials.test(word) && !/^(?:md|kr)$/.test(word) ? [...word] : [word]))
    .map(readWord)
}

/** Its letters in a row, folded: as written, and without a title before it. None where it has no letter and no digit. */
export function lettersOf(name: string): string[] {
  const read = foldText(name.replace(/[\s.]+/g, ' ⸱ ')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const titles = read[0] === 'm' && read[1] === 's' ? 2 : read.findIndex((word) => !honorifics.has(word))
  return [...new Set([read.join(''), read.slice(Math.max(titles, 0)).join('')])].filter(Boolean)
}

/** Whether a name is written in letters that can be set beside those of another script. */
export const isComparable = (name: string) =>
  /[a-z]/.test(
    wordsOfName(name)
      .map(({ letters }) => romanise(letters))
      .join(''),
  )

/** At most this many words of a name are compared. */
const longestName = 12

/** `A. K. Sharma` and `AK Sharma` are one name: initials in a row are one word. */
function withJoinedInitials(found: readonly NameWord[]): NameWord[] {
  const words: NameWord[] = []
  for (const word of found) {
    const last = words.at(-1)
    const letters = `${last?.letters}${word.letters}`
    if (last?.isInitial && word.isInitial)
      words[words.length - 1] = { ...last, letters, sound: soundOf(romanise(letters)) || letters }
    else words.push(word)
  }
  return words
}

/** Initials alone find half of the bar, and every State counsel. */
const hasWord = (found: readonly NameWord[]) => found.some(({ sound }) => sound.length > 1)
const isLong = (found: readonly NameWord[]) => found.map(({ sound }) => sound).join('').length >= 3
function keyOf(words: readonly NameWord[]): string {
  const found = withJoinedInitials(words)
  return hasWord(words) && isLong(found)
    ? found.map(({ sound }) => sound).join(' ')
    : `=${found.map(({ letters }) => letters).join('')}`
}

/** The key of a name that is watched: its sound, or of a short name its very letters. Null for one without any. */
export function nameKey(name: string): string | null {
  const found = wordsOfName(name)
  return found.length > 0 ? keyOf(found.slice(0, longestName)) : null
}

/**
 * Every run of words in the names of a list's row. Lists put several advocates into one text, so a watched name
 * is looked for within.
 */
export function nameKeysOf(names: readonly string[]): string[] {
  const keys = new Set<string>()
  for (const name of names) {
    const found = wordsOfName(name)
    for (let from = 0; from < found.length; from++) {
      for (let to = from + 1; to <= Math.min(found.length, from + longestName); to++)
        keys.add(keyOf(found.slice(from, to)))
    }
  }
  return [...keys]
}
