import type { NameLikeness } from '@peshi/contract/clients/client-kinds'
import { lettersOf, type NameWord, parted, soundInOne, wordsOfName } from './name-keys.ts'
import { withoutCompanyWords } from './party-names.ts'

/** Increase this when a rule for keys changes. Then the keys of all chambers are rebuilt. */
export const keysVersion = 6

const mostWords = 6

const wordsOf = (name: string) => wordsOfName(parted(withoutCompanyWords(name))).slice(0, mostWords)

/**
 * The initial `P.` may be Phool (sound `f`), and `C.` may be Chandra (sound `ch`). So `f` counts as `p`, and `ch` and
 * `c` count as `k`.
 */
const initialOf = ({ sound }: NameWord) => (sound[0] ?? '').toLowerCase().replace('f', 'p').replace('c', 'k')

const lettersInOne = (words: readonly NameWord[]) => words.map(({ letters }) => letters).join('')
const shortestJoined = 4

const coarse = (words: readonly NameWord[]) =>
  words
    .map(({ sound }) => sound.replace(/[gk]/g, 'k').replace(/[dt]/g, 't').replace(/[bvf]/g, 'p').replace(/[Cj]/g, 's'))
    .toSorted()
    .join(' ')
const longestKey = 240

/** A name is stored and searched under these keys. Names that `likeness` calls similar share at least one key. */
export function nameKeys(name: string): string[] {
  const words = wordsOf(name)
  const full = words.filter(({ isInitial }) => !isInitial).toSorted((one, other) => (one.sound < other.sound ? -1 : 1))
  const pairs = full.flatMap((one, at) => full.slice(at + 1).map((other) => `${one.sound} ${other.sound}`))
  const [only] = full
  const initials = full.map((one) => {
    const others = words.filter((word) => word !== one).map(initialOf)
    return `.${one.sound} ${others.toSorted().join('')}`
  })
  return [
    ...new Set([
      ...lettersOf(name).joined.map((letters) => `=${letters.slice(0, longestKey)}`),
      ...pairs,
      ...(full.length === 1 && only ? [only.sound] : []),
      ...(words.length > 1 ? initials : []),
      ...(soundInOne(words).length >= shortestJoined ? [`+${soundInOne(words)}`, `~${coarse(words)}`] : []),
    ]),
  ]
}

const searched = (text: string) => wordsOfName(text).filter(({ sound }) => sound.length > 1)

/**
 * The search stores each word of a name under these keys: its sound, and a coarser one (`^`). A word in a script that
 * leaves open which Latin letter is meant has the coarser key twice, so that Latin words find only such words by it.
 */
export const wordKeys = (text: string): string[] => [
  ...new Set(
    searched(text).flatMap((word) => [
      `*${word.sound}`,
      `^${coarse([word])}`,
      ...(word.isLoose ? [`_${coarse([word])}`] : []),
    ]),
  ),
]

export const searchedKeys = (text: string): string[] =>
  searched(text).flatMap((word) => [`*${word.sound}`, `${word.isLoose ? '^' : '_'}${coarse([word])}`])

function isWithin(shorter: readonly NameWord[], longer: readonly NameWord[], by: 'letters' | 'sound'): boolean {
  const left = [...longer]
  const take = (index: number) => index >= 0 && left.splice(index, 1).length > 0
  const full = shorter.filter((word) => !word.isInitial && take(left.findIndex((other) => other[by] === word[by])))
  if (full.length === 0 || (shorter.length < longer.length && full.length < 2)) return false
  return shorter
    .filter((word) => !full.includes(word))
    .every((word) =>
      take(left.findIndex((other) => (word.isInitial || other.isInitial) && initialOf(other) === initialOf(word))),
    )
}

const overlaps = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one))

export function likeness(one: string, other: string): NameLikeness | null {
  const [letters, otherLetters] = [lettersOf(one), lettersOf(other)]
  if (overlaps(letters.spaced, otherLetters.spaced)) return 'same'
  if (overlaps(letters.joined, otherLetters.joined)) return 'alike'
  const [words, others] = [wordsOf(one), wordsOf(other)]
  if (words.length > 0 && lettersInOne(words) === lettersInOne(others)) return 'alike'
  const [shorter, longer] = words.length <= others.length ? [words, others] : [others, words]
  if (isWithin(shorter, longer, 'letters')) return 'alike'
  if (soundInOne(words) === soundInOne(others) && soundInOne(words).length >= shortestJoined) return 'sound'
  const isLoose = [...words, ...others].some((word) => word.isLoose)
  if (isLoose && soundInOne(words).length >= shortestJoined && coarse(words) === coarse(others)) return 'sound'
  const isShort = shorter.length === 1 && (shorter[0]?.sound.length ?? 0) <= 2
  return !isShort && isWithin(shorter, longer, 'sound') ? 'sound' : null
}
