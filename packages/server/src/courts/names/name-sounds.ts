import type { NameLikeness } from '@peshi/contract/clients/client-kinds'
import { soundsOf } from './name-keys.ts'
import { withoutCompanyWords } from './party-names.ts'

/** Longer names are told apart by their first words. */
const mostWords = 6

/** The words of a name by their sound, each once; initials tell too little and are left out unless there is nothing else. */
function wordsOf(name: string): string[] {
  const sounds = [...new Set(soundsOf(withoutCompanyWords(name)))].slice(0, mostWords)
  const words = sounds.filter((sound) => sound.length > 1)
  return words.length > 0 ? words : sounds
}

/**
 * By what a name is looked up: each pair of its words, in the alphabet's order, so that `Singh Ram` and `Ram Kumar Singh`
 * meet `Ram Singh`; of a single word that word. One word in common is chance.
 */
export function soundKeys(name: string): string[] {
  const words = wordsOf(name).toSorted()
  const [only] = words
  if (words.length === 1 && only !== undefined) return only.length > 2 ? [only] : []
  return words.flatMap((one, at) => words.slice(at + 1).map((other) => `${one} ${other}`))
}

/** How alike two names are by their sound; null when they are not. All words of the shorter must be in the longer. */
export function likeness(one: string, other: string): NameLikeness | null {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const [shorter, longer] = words.length <= others.length ? [words, others] : [others, words]
  if (shorter.length === 0 || !shorter.every((word) => longer.includes(word))) return null
  if (shorter.length === longer.length) return 'same'
  return shorter.length > 1 ? 'alike' : null
}
