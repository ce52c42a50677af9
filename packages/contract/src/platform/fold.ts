import { zeros } from './digits.ts'

const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

const invisible = [
  run(0x01, 0x08),
  run(0x0e, 0x1b),
  run(0x7f, 0x84),
  run(0x86, 0x9f),
  '\u00ad\u034f\u061c',
  run(0x180b, 0x180e),
  run(0x200b, 0x200f),
  run(0x202a, 0x202e),
  run(0x2060, 0x206f),
  run(0xfe00, 0xfe0f),
  '\ufeff',
  "'`\u00b4\u02b9\u02bb\u02bc\u02bd",
  run(0x2018, 0x201b),
  '\u2032\uff07',
].join('')

const marks = [
  '\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc',
  run(0x0610, 0x061a),
  '\u0640',
  run(0x064b, 0x065f),
  '\u0670',
  run(0x06d6, 0x06dc),
  run(0x06df, 0x06e4),
  '\u06e7\u06e8\u06ea\u06eb\u06ec\u06ed',
].join('')

const exchanged: readonly (readonly [string, string])[] = [
  [run(0x41, 0x5a), run(0x61, 0x7a)],
  [run(0x391, 0x3a1) + run(0x3a3, 0x3a9), run(0x3b1, 0x3c1) + run(0x3c3, 0x3c9)],
  [run(0x410, 0x42f) + run(0x400, 0x40f), run(0x430, 0x44f) + run(0x450, 0x45f)],
  ['øØđĐłŁıħĦŋŊ', 'ooddllihhnn'],
  [`${run(0x09, 0x0d)}${run(0x1c, 0x1f)}\u0085\u00a0\u1680\u2028\u2029`, ' '.repeat(14)],
  [`${run(0x2010, 0x2015)}\u2212`, '-'.repeat(7)],
  ['“”„‟«»', '"'.repeat(6)],
  // Chandrabindu becomes anusvara, because courts write one or the other for the same sound.
  ['\u0901\u0a01\u0a70\u0a81', '\u0902\u0a02\u0a02\u0a82'],
  // Arabic and Urdu keyboards type different code points for alef, ye, kaf and he. All become the Urdu ones.
  ['\u0671\u064a\u0649\u0643', '\u0627\u06cc\u06cc\u06a9'],
  ['\u0647\u0629\u06c3\u06d5\u06be', '\u06c1'.repeat(5)],
  // Two Tamil letters for the same Sanskrit sound become one.
  ['\u0bb6', '\u0bb8'],
  ...zeros.map((zero) => [run(zero, zero + 9), '0123456789'] as const),
]

const spelt: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/[æÆ]/g, 'ae'],
  [/[œŒ]/g, 'oe'],
  [/[þÞ]/g, 'th'],
  [/\u09ce/g, '\u09a4\u09cd'],
  [/\u0d7a/g, '\u0d23\u0d4d'],
  [/\u0d7b/g, '\u0d28\u0d4d'],
  [/\u0d7c/g, '\u0d30\u0d4d'],
  [/\u0d7d/g, '\u0d32\u0d4d'],
  [/\u0d7e/g, '\u0d33\u0d4d'],
  [/\u0d7f/g, '\u0d15\u0d4d'],
]

const without = (characters: string) => {
  const all = new Set(characters)
  return (text: string) => [...text].filter((character) => !all.has(character)).join('')
}
const withoutInvisible = without(invisible)
const withoutMarks = without(marks)
const likes = new Map(exchanged.flatMap(([from, to]) => [...from].map((one, at) => [one, [...to][at] ?? ''] as const)))

const inWord = 'a-z0-9\\u00c0-\\u{10ffff}'
const indic = '\\u0900-\\u0963\\u0971-\\u097f\\u0980-\\u0dff'
const pattern = (source: string) => new RegExp(source, 'gu')

const accents = /([a-z])[\u0300-\u036f]+/g

const rules: readonly (readonly [RegExp, string])[] = [
  // A nasal consonant before a consonant of its group becomes anusvara: `हिन्दी` → `हिंदी`.
  [
    pattern(
      '\\u0919\\u094d(?=[\\u0915-\\u0918])|\\u091e\\u094d(?=[\\u091a-\\u091d])|\\u0923\\u094d(?=[\\u091f-\\u0922])|\\u0928\\u094d(?=[\\u0924-\\u0927])|\\u092e\\u094d(?=[\\u092a-\\u092d])',
    ),
    '\u0902',
  ],
  // Removes the dots of initials: `N.H.A.I.`, `A. K. Sharma`, `एन.एच.ए.आई.`
  [pattern(`(?<![${inWord}])([a-z])\\. ?(?=[a-z]\\.)`), '$1'],
  [pattern(`(?<![${inWord}])([a-z])\\.(?=[a-z](?![${inWord}]))`), '$1'],
  [pattern(`(?<![${indic}])([${indic}]{1,4})\\. ?(?=[${indic}]{1,4}\\.)`), '$1'],
  [pattern(`(?<![${indic}])([${indic}]{1,4})\\.(?=[${indic}]{1,2}(?![${indic}]))`), '$1'],
  [pattern('([a-z\\u00c0-\\u{10ffff}])\\.|\\.(?![0-9])'), '$1 '],
  [/ +/g, ' '],
  // Joins initials: `n h` becomes `nh`. Not `v`, which separates the names of two parties.
  [pattern(`(?<![${inWord}/-])([a-uw-z]) (?=[a-uw-z](?![${inWord}/-]))`), '$1'],
  [/^ | $/g, ''],
  // `crm-m-22875-2013` becomes `crm-m/22875/2013`.
  [/([a-z)])-(?=[0-9]+[/-](?:19|20)[0-9][0-9](?![0-9]))/g, '$1/'],
  [/(?<![0-9]-[0-9]?)([0-9])-(?=(?:19|20)[0-9][0-9](?![0-9]))/g, '$1/'],
]

/** A Devanagari zero after a letter marks an abbreviation, as a dot does: `सं० 12`. */
const shortened = /(?<=[\u0900-\u0963\u0971-\u097f])\u0966/gu

/**
 * The form in which texts are compared and searched: without case, marks and invisible characters. The database has the
 * same function ([025](../../../../docs/decisions/025-one-fold-for-texts-that-are-compared.md)).
 */
export function foldText(text: string): string {
  const apart = withoutMarks(withoutInvisible(text).normalize('NFKD')).replace(shortened, '.')
  const letters = Array.from(apart, (one) => likes.get(one) ?? one).join('')
  const whole = spelt.reduce((line, [from, to]) => line.replace(from, to), letters)
  const plain = whole.replace(accents, '$1').normalize('NFC')
  return rules.reduce((line, [from, to]) => line.replace(from, to), plain)
}
