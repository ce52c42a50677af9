/**
 * What an advocate's name sounds like, so that `Chaudhary`, `Chowdhury` and `चौधरी` meet: consonants alone, those that
 * clerks exchange folded into one. Two names with one key are alike, not the same: what they find is a suggestion.
 */

const honorifics = new Set(
  'mr mrs ms miss smt shri sri sh dr adv advocate advocates sr jr senior junior km kumari prof aor'.split(' '),
)

/** Devanagari as it is written in Latin letters; which vowel it is matters nothing here. */
const devanagari = new Map(
  Object.entries({
    k: 'क',
    kh: 'ख',
    g: 'ग',
    gh: 'घ',
    ch: 'चछ',
    j: 'जझ',
    n: 'ङञणनंँ',
    t: 'टत',
    th: 'ठथ',
    d: 'डद',
    dh: 'ढध',
    p: 'प',
    f: 'फ',
    b: 'ब',
    bh: 'भ',
    m: 'म',
    y: 'य',
    r: 'रृ',
    l: 'ल',
    v: 'व',
    sh: 'शष',
    s: 'स',
    h: 'ह',
    a: 'अआाइिईीउुऊूएेऐैओोऔौ',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
)

/** Whole words that have several forms of their own. */
const words: [RegExp, string][] = [
  [/^(?:m[aou]?ha?m+[ae]?d|mohd|md)$/, 'mohd'],
  [/^kr$/, 'kumar'],
  [/^s[ai]nh$/, 'singh'],
]

/** In this order. `C` is the sound of `ch`, which no other letter has. */
const folds: [RegExp, string][] = [
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

/** A consonant right before another carries a vowel unsaid. */
const toLatin = (text: string) =>
  [...text.replace(/([क-ह])(?=[क-ह])/g, '$1ा')].map((letter) => devanagari.get(letter) ?? letter).join('')

/** The sounds of a name's words; `RK` is two initials, an enrolment number and `Mr.` are no part of it. */
export function soundsOf(name: string): string[] {
  const plain = toLatin(name.normalize('NFC').toLowerCase()).normalize('NFD').replace(/\p{M}/gu, '')
  return plain
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !honorifics.has(word))
    .flatMap((word) => (/^[bcdfghjklmnpqrstvwxz]{2,3}$/.test(word) && !/^(?:md|kr)$/.test(word) ? [...word] : [word]))
    .map(soundOf)
}

const longestName = 5

/** Initials alone find half of the bar, and every State counsel. */
const hasWord = (sounds: readonly string[]) => sounds.some((sound) => sound.length > 1)
const isLong = (sounds: readonly string[]) => sounds.join('').length >= 3

/** The key of a name that is watched; null for one that finds nothing but chance. */
export function nameKey(name: string): string | null {
  const sounds = soundsOf(name)
  return sounds.length <= longestName && hasWord(sounds) && isLong(sounds) ? sounds.join(' ') : null
}

/**
 * Every run of words in the names of a list's row. Lists put several advocates into one text, so a watched name
 * is looked for within.
 */
export function nameKeysOf(names: readonly string[]): string[] {
  const keys = new Set<string>()
  for (const name of names) {
    const sounds = soundsOf(name)
    for (let from = 0; from < sounds.length; from++) {
      for (let to = from + 1; to <= Math.min(sounds.length, from + longestName); to++) {
        const run = sounds.slice(from, to)
        if (hasWord(run) && isLong(run)) keys.add(run.join(' '))
      }
    }
  }
  return [...keys]
}
