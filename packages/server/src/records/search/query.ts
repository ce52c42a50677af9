import { casesNamed, readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import { foldText } from '@peshi/contract/platform/fold'

/** A search word and its variants, such as `mohd` and `mohammad`. Only letters and digits. */
export type Word = readonly [string, ...string[]]

/**
 * One word, or words that must follow each other: a quoted phrase, or the parts of `12/2024`. `isBegun` is true of the
 * last word typed, which may be unfinished.
 */
export interface Term {
  words: readonly Word[]
  isBegun: boolean
}

export interface Query {
  names: readonly string[]
  cases: readonly string[]
  terms: readonly Term[]
}

const noise = new Set(
  'v v. vs vs. versus @ alias urf s/o d/o w/o r/o so do wo smt smt. shri sri sh. mr mr. mrs mrs. ms. km km. dr dr. ors ors. anr anr. & and others another श्री श्रीमती डॉ बनाम उर्फ व और'.split(
    ' ',
  ),
)

const families: readonly Word[] = [
  ['mohd', 'md', 'mohammad', 'mohammed', 'mohamad', 'mohamed', 'muhammad', 'mohammd'],
  ['kumar', 'kr'],
  ['singh', 'sinh'],
  ['govt', 'government'],
  ['addl', 'additional'],
  ['sec', 'section'],
]

const familyOf = (word: string): Word => {
  const family = families.find((one) => one.includes(word))
  return family ? [word, ...family.filter((other) => other !== word)] : [word]
}

const shortestBegun = 4
const mostWords = 12

/** `writ-c no. 123 of 2024` and `writ-c 123 2024` become `writ-c/123/2024`. */
const asNumbers = (text: string) =>
  dashed(text)
    .replace(/(\d)\s+of\s+((?:19|20)\d{2})(?!\d)/g, '$1/$2')
    .replace(/([a-z().-]*[a-z)])\.?\s+(?:no\.?\s*)?(\d{1,9})(?:\s+|\/)((?:19|20)\d{2})(?!\d)/g, '$1/$2/$3')

const dashed = (text: string) =>
  readCaseNumbers(text).numbers.reduce((line, { kind, type, number, year, start, end }) => {
    const written = text.slice(start, end)
    const isDashed = kind !== 'application' && /^(?:[a-z.()-]+-)?\d+(?:-[a-z]+)?-\d{4}$/.test(written)
    return isDashed ? line.replace(written, [type, number, year].filter(Boolean).join('/')) : line
  }, text)

const plainType = /^[a-z-]*$/

const withoutNumbers = (text: string) =>
  readCaseNumbers(text)
    .numbers.reduce((line, { start, end }) => line.slice(0, start) + ' '.repeat(end - start) + line.slice(end), text)
    .replace(/(?<![\p{L}\p{N}])(?:ia|nos?|c\/w|with)(?![\p{L}\p{N}])/gu, ' ')

const wordsIn = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)

function readTerm(text: string, isBegun: boolean): Term[] {
  const words = wordsIn(text)
  const last = words.at(-1) ?? ''
  return words.length === 0
    ? []
    : [{ words: words.map(familyOf), isBegun: isBegun && [...last].length >= shortestBegun && !/^\d+$/.test(last) }]
}

export function readQuery(typed: string): Query {
  const text = foldText(typed)
  const phrases = [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '')
  const rest = text.replace(/"[^"]*"/g, ' ').replace(/"/g, ' ')
  const cases = casesNamed(rest)
  const isOne = cases.length === 0 || readCaseNumbers(rest).numbers.length < 2
  const named = significantWords(isOne ? asNumbers(rest) : withoutNumbers(rest), phrases)
  const written = significantWords(rest, phrases)
  return {
    names: [...named, ...phrases.flatMap((phrase) => phrase.split(/\s+/).filter(Boolean))].slice(0, mostWords),
    cases: isOne ? [] : cases.map(({ type, number, year }) => `${plainType.test(type) ? type : ''}/${number}/${year}`),
    terms: [
      ...phrases.flatMap((phrase) => readTerm(phrase, false)),
      ...written.flatMap((word, at) => readTerm(word, at === written.length - 1 && text.endsWith(word))),
    ].slice(0, mostWords),
  }
}

function significantWords(text: string, phrases: readonly string[]): string[] {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const significant = words.filter((word) => !noise.has(word))
  return (significant.length + phrases.length > 0 ? significant : words).slice(0, mostWords)
}
