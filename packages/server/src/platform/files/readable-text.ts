import { pattern } from '@peshi/contract/platform/pattern'
import { storableText } from '../storable-text.ts'
import { countKrutiWords, readKrutiDev } from './kruti-dev.ts'

export interface Run {
  font: string
  text: string
}

type Item = { str: string; fontName: string; hasEOL: boolean } | object

export function runsOf(items: readonly Item[], mostCharacters: number): Run[] {
  let left = mostCharacters
  return items.flatMap((item) => {
    if (!('str' in item) || left <= 0) return []
    const text = `${item.str}${item.hasEOL ? '\n' : ''}`.slice(0, left)
    left -= text.length
    return [{ font: item.fontName, text }]
  })
}

export function readablePages(pages: readonly (readonly Run[])[]): (string | null)[] {
  const legacy = findLegacyFonts(pages)
  const texts = pages.map((runs) =>
    joinFonts(runs)
      .map((run) => (legacy.has(run.font) ? readKrutiDev(run.text) : run.text))
      .join(''),
  )
  const isDrawn = areDrawn(texts.join('\n'))
  return texts.map((text) => readableText(text, isDrawn))
}

export function readableText(text: string, isDrawn = areDrawn(text)): string | null {
  const plain = storableText(text).normalize('NFC')
  const clean = orderUrdu(orderDevanagari(plain, isDrawn)).trim()
  return /[\p{L}\p{N}]/u.test(clean) && !isGarbled(clean) ? clean : null
}

function joinFonts(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last?.font === run.font) last.text += run.text
    else joined.push({ ...run })
  }
  return joined
}

const leastLegacyWords = 3
const leastLegacyShare = 0.1

function findLegacyFonts(pages: readonly (readonly Run[])[]): Set<string> {
  const counted = [...Map.groupBy(pages.flat(), ({ font }) => font)].map(([font, runs]) => ({
    font,
    ...countKrutiWords(runs.map(({ text }) => text).join('')),
  }))
  const likely = counted.filter(({ frequent, all }) => frequent > 0 && frequent >= leastLegacyShare * all)
  const isCertain = likely.some(({ frequent }) => frequent >= leastLegacyWords)
  return new Set(isCertain ? likely.map(({ font }) => font) : [])
}

const consonant = '[\u0915-\u0939]\u093c?'
const cluster = `(?:${consonant}्)*${consonant}`
const wordBegins = '(?<![\\u0900-\\u097f])'
const wordEnds = '(?![\\u0900-\\u097f\\u200c\\u200d])'
const strayShortI = new RegExp(`${wordBegins}ि(${cluster})`, 'gu')
const shortI = new RegExp(`ि(${cluster})`, 'gu')
const reph = new RegExp(`(${cluster}[ा-ौॅॉ]*[ँं]?)र्(?!\\u200d)`, 'gu')
const rephAtEnd = new RegExp(`${reph.source}${wordEnds}`, 'gu')
const longIAtEnd = new RegExp(`इर्${wordEnds}`, 'gu')
const twoPart: [RegExp, string][] = [
  [/ाे|ेा/g, 'ो'],
  [/ाै|ैा/g, 'ौ'],
  [/अाे|अो/g, 'ओ'],
  [/अाै|अौ/g, 'औ'],
  [/अा/g, 'आ'],
  [/आे/g, 'ओ'],
  [/आै/g, 'औ'],
  [/एे/g, 'ऐ'],
]

const leastDrawn = 2
const count = (text: string, pattern: string) => [...text.matchAll(new RegExp(pattern, 'gu'))].length

/**
 * Whether letters are stored in the order in which they are drawn. In Unicode order, no word begins with the short i
 * sign or ends with `र्`.
 */
function areDrawn(text: string): boolean {
  const drawn = count(text, `${wordBegins}ि`) + count(text, `र्${wordEnds}`)
  const written = count(text, `ि${wordEnds}`)
  return drawn >= leastDrawn && drawn > 4 * written
}

function orderDevanagari(text: string, isDrawn: boolean): string {
  if (!/\p{Script=Devanagari}/u.test(text)) return text
  const ordered = isDrawn
    ? text.replaceAll('इर्', 'ई').replace(shortI, '$1ि').replace(reph, 'र्$1')
    : text.replace(strayShortI, '$1ि').replace(longIAtEnd, 'ई').replace(rephAtEnd, 'र्$1')
  return twoPart.reduce(
    (all, [parts, whole]) => all.replace(parts, whole),
    ordered.replace(/([\u093c\u093e-\u094d])\1+/g, '$1'),
  )
}

const urduLetters = /[ٹڈڑںےہگچپ]/
const urduWords = new Set('کے میں کی ہے سے کو کا اور پر نے کہ یہ اس ہیں تھا گیا کیا جو بھی ہو'.split(' '))

/** Some PDFs store presentation forms in place of Urdu letters, and some store each line backwards. */
function orderUrdu(text: string): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text
  const plain = text.replace(/[\ufb50-\ufdff\ufe70-\ufeff]+/g, (drawn) => drawn.normalize('NFKC'))
  const reversed = plain.replace(/[^\n]+/g, (line) => [...line].reverse().join(''))
  return shareOf(reversed, urduWords) > 2 * shareOf(plain, urduWords) && shareOf(reversed, urduWords) >= 0.1
    ? reversed.replace(/\d[\d./-]*/g, (number) => [...number].reverse().join(''))
    : plain
}

const wordsOf = (text: string) => text.split(/[\s,.;:।۔،()]+/).filter(Boolean)

function shareOf(text: string, frequent: ReadonlySet<string>): number {
  const words = wordsOf(text)
  return words.length === 0 ? 0 : words.filter((word) => frequent.has(word)).length / words.length
}

const devanagariWords = new Set(
  'के में की है हैं से को का और पर ने कि यह इस भी तथा द्वारा नहीं किया गया हो एवं हेतु जो या था व आहे आणि या हे ते तो की असे येथे करण्यात'.split(
    ' ',
  ),
)
/** Sequences that no Hindi word contains, such as two vowel signs. */
const impossibleParts = {
  'sign without a letter': /(?<![\u0900-\u097f])[\u093e-\u094d]/,
  'two signs': /[\u093e-\u094c][\u093e-\u094d]|\u094d[\u093e-\u094c]/,
  'Latin letter in a word': /[\u0900-\u097f][A-Za-z\d<>@=*#^'"&%$+)][\u0900-\u097f]/,
  'mark behind a word': /[\u0900-\u097f][<@=*#^&\p{Cc}]/u,
}
const impossible = pattern('u')`${impossibleParts}`
/** Punctuation between two Latin letters. A text with many such words is Hindi in a font that uses Latin codes. */
const markedWord = /[A-Za-z][;{}[\]|<>=+~`^%$#*\\"][A-Za-z]/

const [leastWords, mostImpossible, mostMarked, leastFrequent] = [8, 0.06, 0.15, 0.04]
const enoughWords = 60

function isGarbled(text: string): boolean {
  const words = wordsOf(text)
  const hindi = words.filter((word) => /\p{Script=Devanagari}/u.test(word))
  if (hindi.length >= leastWords) {
    const broken = hindi.filter((word) => impossible.test(word)).length
    if (broken > mostImpossible * hindi.length) return true
    return hindi.length >= enoughWords && shareOf(hindi.join(' '), devanagariWords) < leastFrequent
  }
  if (words.length < enoughWords) return false
  if (urduLetters.test(text) && words.filter((word) => /\p{Script=Arabic}/u.test(word)).length >= enoughWords)
    return shareOf(text, urduWords) < leastFrequent
  return words.filter((word) => markedWord.test(word)).length > mostMarked * words.length
}
