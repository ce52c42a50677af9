/**
 * Sound keys of names: `Chaudhary`, `Chowdhury` and `चौधरी` have the same key. Two different names may also have the
 * same key.
 */
import { foldText } from '@peshi/contract/platform/fold'
import { isLoose, romanise } from './romanise.ts'

const honorifics = new Set(
  [
    'mr mrs ms miss smt shri shree sri sh shrimati srimati mst musammat late dr adv advocate advocates sr jr senior junior',
    'km kumari prof justice capt aor श्री श्रीमती श्रीमति सुश्री कुमारी कु डॉ डा स्व जनाब مسماۃ جناب محترمہ ڈاکٹر',
    'শ্রী শ্রীমতী ডঃ ਸ਼੍ਰੀ ਸ੍ਰੀ ਸ਼੍ਰੀਮਤੀ ਸ੍ਰੀਮਤੀ શ્રી શ્રીમતી ଶ୍ରୀ ଶ୍ରୀମତୀ திரு திருமதி శ్రీ శ్రీమతి ಶ್ರೀ ಶ್ರೀಮತಿ ശ്രീ ശ്രീമതി',
  ].flatMap((line) => line.split(' ').map(foldText)),
)

const words: [RegExp, string][] = [
  [/^(?:m[aou]?ha?m+[ae]?d|mohd|md)$/, 'mohd'],
  [/^kr$/, 'kumar'],
  [/^s[ai]nh$/, 'singh'],
  // The last letter of `Abdul` changes to the first letter of the next word: `Abdur Rahman`, `Abdus Salam`.
  [/^abd[aeou]+[lrsztnd]$/, 'abdul'],
  [/^abd[aeou]+([rsztnd])(?=\1)/, 'abdul'],
]

/** Each rule gets the result of the rule before. `C` is the sound `ch`, so that the later rules for `c` skip it. */
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

const plainOf = (letters: string) =>
  words.reduce((text, [from, to]) => text.replace(from, to), romanise(letters)) || letters

const soundOf = (plain: string) => folds.reduce((text, [from, to]) => text.replace(from, to), plain) || plain

export type NameWord = ReturnType<typeof readWord>

const isInitials = /^[bcdfghjklmnpqrstvwxz]{2,3}$/
const isInitial = (letters: string) => /^\p{L}\p{M}?$/u.test(letters)

function readWord(letters: string) {
  const plain = plainOf(letters)
  return { letters, plain, sound: soundOf(plain), isInitial: isInitial(letters), isLoose: isLoose(letters) }
}

export const soundInOne = (found: readonly NameWord[]) => soundOf(found.map(({ plain }) => plain).join(''))

const plainSigns = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{Cf}\u115f\u1160]/gu, '')
    .replace(/&|(?<![\p{L}\p{M}])and(?![\p{L}\p{M}])/giu, ' ')
export const parted = (name: string) => plainSigns(name).replace(/[\s.]+/g, ' ⸱ ')
/**
 * Replaces spaces and dots only after Latin letters. In Indian scripts the dots must stay: `foldText` needs them to
 * recognise initials of several letters (`एन.`).
 */
const partedLatin = (name: string) => plainSigns(name).replace(/(?<=[a-z]\p{M}*)[\s.]+/giu, ' ⸱ ')

/** `RK` counts as two initials. Titles and text in brackets are dropped, unless the name contains nothing else. */
export function wordsOfName(name: string): NameWord[] {
  const read = (text: string) => foldText(text).match(/[\p{L}\p{M}]+/gu) ?? []
  const all = read(name.replace(/\([^)]*\)/g, ' '))
  const significant = all.filter((word) => !honorifics.has(word))
  const found = significant.length > 0 ? significant : read(name)
  return found
    .flatMap((word) => (isInitials.test(word) && !/^(?:md|kr)$/.test(word) ? [...word] : [word]))
    .map(readWord)
}

const withoutTitle = (read: readonly string[]) =>
  read.slice(Math.max(read[0] === 'm' && read[1] === 's' ? 2 : read.findIndex((word) => !honorifics.has(word)), 0))

const initialsInOne = (read: readonly string[]) =>
  read.map((word, at) => (isInitial(word) && isInitial(read[at + 1] ?? '') ? word : `${word} `)).join('')

export function lettersOf(name: string): { spaced: string[]; joined: string[] } {
  const read = (text: string) => foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  // `km` is a title (Kumari), but `K. M.` is two initials. So initials are separated before titles are removed.
  const forms = [
    read(name),
    ...[partedLatin, parted].flatMap((part) => [read(part(name)), withoutTitle(read(part(name)))]),
  ]
  const each = (write: (words: readonly string[]) => string) => [...new Set(forms.map(write))].filter(Boolean)
  return { spaced: each(initialsInOne), joined: each((words) => words.join('')) }
}

export const isComparable = (name: string) =>
  /[a-z]/.test(
    wordsOfName(name)
      .map(({ letters }) => romanise(letters))
      .join(''),
  )

const longestName = 12

function withJoinedInitials(found: readonly NameWord[]): NameWord[] {
  const words: NameWord[] = []
  for (const word of found) {
    const last = words.at(-1)
    const letters = `${last?.letters}${word.letters}`
    if (last?.isInitial && word.isInitial) words[words.length - 1] = { ...readWord(letters), isInitial: true }
    else words.push(word)
  }
  return words
}

const hasWord = (found: readonly NameWord[]) => found.some(({ sound }) => sound.length > 1)
const lengthOf = (found: readonly NameWord[]) => found.reduce((sum, { sound }) => sum + sound.length, 0)
const shortest = 3
/** Minimum length of a sound for joining a name's words into one. Without it, `Om Rai` would match `Umar`. */
const shortestInOne = 4

const isApart = ({ isInitial, plain }: NameWord) => isInitial || (/^[a-z]{2}$/.test(plain) && plain !== 'om')

function keyOf(words: readonly NameWord[]): string {
  const found = withJoinedInitials(words)
  if (!hasWord(words) || lengthOf(found) < shortest) return `=${found.map(({ letters }) => letters).join('')}`
  if (lengthOf(found) < shortestInOne) return found.map(({ sound }) => sound).join(' ')
  const runs = found.reduce<NameWord[][]>((all, word) => {
    const last = all.at(-1)
    if (last && !isApart(word) && !last.some(isApart)) last.push(word)
    else all.push([word])
    return all
  }, [])
  return runs.map(soundInOne).join(' ')
}

export function nameKey(name: string): string | null {
  const found = wordsOfName(partedLatin(name))
  return found.length > 0 ? keyOf(found.slice(0, longestName)) : null
}

/** Lists print several advocates as one text without clear ends, so each run of consecutive words gets a key. */
export function nameKeysOf(names: readonly string[]): string[] {
  const keys = new Set<string>()
  for (const name of names) {
    const found = wordsOfName(partedLatin(name))
    for (let from = 0; from < found.length; from++) {
      for (let to = from + 1; to <= Math.min(found.length, from + longestName); to++)
        keys.add(keyOf(found.slice(from, to)))
    }
  }
  return [...keys]
}
