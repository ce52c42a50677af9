import sanscript from '@indic-transliteration/sanscript'

// The types of the library declare a default export, but the library has none.
const { t: transliterate } = sanscript as unknown as { t(text: string, from: string, to: string): string }

const devanagari = new Map(
  Object.entries({
    k: 'क',
    kh: 'ख',
    g: 'ग',
    gh: 'घ',
    ch: 'चछ',
    j: 'जझ',
    n: 'ङञणनऩंँ',
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
    r: 'रऱृ',
    l: 'लळऴ',
    v: 'व',
    sh: 'शष',
    s: 'स',
    h: 'ह',
    o: 'ओ',
    a: 'अआाइिईीउुऊूऋएेऐैोऔौऎऒऍऑॆॊॅॉ',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
)

/**
 * A consonant includes an unwritten vowel, so `a` is added between two consonants. An anusvara (`ं`) before `p`, `f`,
 * `b`, `bh` or `m` sounds like `m`.
 */
const fromDevanagari = (text: string) =>
  [...text.replace(/ं(?=[पफबभम])/g, 'म').replace(/([क-ह])(?=[क-ह])/g, '$1ा')]
    .map((letter) => devanagari.get(letter) ?? letter)
    .join('')

/**
 * Tamil has one letter for `k` and `g`, one for `t` and `d`, and one for `p` and `b`. The neighbouring letters decide
 * the sound.
 */
const tamil: readonly (readonly [RegExp, string])[] = [
  [/ற்ற/g, 'tr'],
  [/க்ஷ/g, 'ksh'],
  [/ங்(?!க)/g, 'ng'],
  [/ஞ்ச/g, 'nj'],
  [/(?<=[ஙஞணநமன]்)க/g, 'g'],
  [/(?<=[ணன]்)ட/g, 'd'],
  [/(?<=ம்)ப/g, 'b'],
  [/(.)்\1/g, '$1்'],
  [/(?<=[\u0b85-\u0bb9\u0bbe-\u0bcc])க(?!்)/g, 'g'],
  [/(?<=[\u0b85-\u0bb9\u0bbe-\u0bcc])ட(?!்)/g, 'd'],
  [/ச்/g, 'ch'],
  [/ச/g, 's'],
  [/[ஙஞணநன]/g, 'n'],
  [/[லளழ]/g, 'l'],
  [/[ரற]/g, 'r'],
  [/க/g, 'k'],
  [/[டத]/g, 't'],
  [/ப/g, 'p'],
  [/ம/g, 'm'],
  [/ய/g, 'y'],
  [/வ/g, 'v'],
  [/ஜ/g, 'j'],
  [/[ஷஸ]/g, 's'],
  [/ஹ/g, 'h'],
  [/[\u0b85-\u0b94\u0bbe-\u0bcc]/g, 'a'],
  [/்/g, ''],
]
const fromTamil = (text: string) => tamil.reduce((line, [from, to]) => line.replace(from, to), text)

/** Urdu does not write short vowels. `و` is `v` at the start of a word and before a long vowel, otherwise `u`. */
const urdu = new Map(
  Object.entries({
    a: 'اع',
    b: 'ب',
    p: 'پ',
    t: 'تٹط',
    s: 'ثسص',
    j: 'ج',
    ch: 'چ',
    h: 'حہ',
    kh: 'خ',
    d: 'دڈ',
    z: 'ذزژضظ',
    r: 'رڑ',
    sh: 'ش',
    gh: 'غ',
    f: 'ف',
    k: 'قک',
    g: 'گ',
    l: 'ل',
    m: 'م',
    n: 'نں',
    y: 'ی',
    e: 'ے',
    u: 'و',
    '': 'ء',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
)
const fromUrdu = (text: string) =>
  [...text.replace(/^و|(?<=.)و(?=[ایے])/g, 'v')].map((letter) => urdu.get(letter) ?? letter).join('')

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\u0980-\u09ff]+/g, 'bengali'],
  [/[\u0a00-\u0a7f]+/g, 'gurmukhi'],
  [/[\u0a80-\u0aff]+/g, 'gujarati'],
  [/[\u0b00-\u0b7f]+/g, 'oriya'],
  [/[\u0c00-\u0c7f]+/g, 'telugu'],
  [/[\u0c80-\u0cff]+/g, 'kannada'],
  [/[\u0d00-\u0d7f]+/g, 'malayalam'],
]

/**
 * True if the word's script leaves open which Latin letter is meant: Tamil has one letter for `t` and `d`, Bengali and
 * Odia have one for `b` and `v`.
 */
export const isLoose = (word: string): boolean => /[\u0980-\u09ff\u0b00-\u0bff]/.test(word)

export function romanise(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word
  const north = scripts.reduce(
    (text, [letters, script]) =>
      text.replace(letters, (run) =>
        transliterate(
          run.replace(/ৰ/g, 'র').replace(/ৱ/g, 'ব').replace(/[বବ]/g, 'b').replace(/ং/g, 'ng'),
          script,
          'devanagari',
        ),
      ),
    word,
  )
  return fromDevanagari(fromUrdu(fromTamil(north.normalize('NFD').replace(/\u093c/g, ''))))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}
