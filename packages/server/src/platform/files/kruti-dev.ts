// Kruti Dev, DevLys and similar fonts draw Hindi with the codes of Latin letters: `vkns'k` looks like आदेश.

/** Codes of half letters. A vertical stroke (code `k`) after one makes it a whole letter. */
const halves: Record<string, string> = {
  D: 'क',
  '[': 'ख',
  X: 'ग',
  '?': 'घ',
  P: 'च',
  T: 'ज',
  '÷': 'झ',
  Ö: 'झ',
  '.': 'ण',
  R: 'त',
  F: 'थ',
  '/': 'ध',
  Ë: 'ध',
  è: 'ध',
  U: 'न',
  I: 'प',
  '¶': 'फ',
  C: 'ब',
  H: 'भ',
  E: 'म',
  '¸': 'य',
  Y: 'ल',
  O: 'व',
  "'": 'श',
  Ü: 'श',
  '"': 'ष',
  L: 'स',
  º: 'ह',
  Ù: 'त्त',
  '{': 'क्ष',
  '«': 'त्र',
  '™': 'न्न',
}
const letters: Record<string, string> = {
  d: 'क',
  x: 'ग',
  Ä: 'घ',
  '³': 'ङ',
  p: 'च',
  N: 'छ',
  t: 'ज',
  '>': 'झ',
  '¥': 'ञ',
  V: 'ट',
  B: 'ठ',
  M: 'ड',
  '<': 'ढ',
  r: 'त',
  n: 'द',
  u: 'न',
  i: 'प',
  Q: 'फ',
  c: 'ब',
  Ò: 'भ',
  e: 'म',
  ';': 'य',
  j: 'र',
  y: 'ल',
  G: 'ळ',
  o: 'व',
  l: 'स',
  g: 'ह',
  ô: 'क्क',
  ä: 'क्त',
  '–': 'दृ',
  '—': 'कृ',
  Ñ: 'कृ',
  é: 'न्न',
  à: 'ह्न',
  á: 'ह्य',
  â: 'हृ',
  ã: 'ह्म',
  í: 'द्द',
  Ì: 'द्द',
  '=': 'त्र',
  Î: 'ट्ठ',
  Í: 'ट्ट',
  ê: 'ट्ट',
  ë: 'ट्ठ',
  ì: 'ड्ड',
  Ï: 'ड्ड',
  ï: 'ड्ढ',
  Ô: 'ड्ढ',
  ')': 'द्ध',
  '|': 'द्य',
  K: 'ज्ञ',
  '}': 'द्व',
  J: 'श्र',
  Ø: 'क्र',
  Ý: 'फ्र',
  æ: 'द्र',
  ç: 'प्र',
  Á: 'प्र',
  '#': 'रु',
  ':': 'रू',
  '[+k': 'ख़',
  'M+': 'ड़',
  '<+': 'ढ़',
  î: '्य',
  Ó: '्य',
  ª: '्र',
  z: '्र',
  '~j': '्र',
}
const vowels: Record<string, string> = {
  v: 'अ',
  vk: 'आ',
  vks: 'ओ',
  vkS: 'औ',
  'v‚': 'ऑ',
  b: 'इ',
  bZ: 'ई',
  'b±': 'ईं',
  Ã: 'ई',
  m: 'उ',
  Å: 'ऊ',
  ',s': 'ऐ',
  ',': 'ए',
  _: 'ऋ',
}
const signs: Record<string, string> = {
  k: 'ा',
  h: 'ी',
  q: 'ु',
  w: 'ू',
  '`': 'ृ',
  s: 'े',
  S: 'ै',
  ks: 'ो',
  kS: 'ौ',
  '‚': 'ॉ',
  W: 'ॅ',
  a: 'ं',
  '¡': 'ँ',
  '%': 'ः',
  '+': '़',
  '~': '्',
  È: 'ीं',
}
/**
 * The fonts store the short i before its letter and the reph (`र्`) after it. Unicode does the opposite.
 * These placeholders mark both until they are moved.
 */
const [shortI, reph] = ['\uE000', '\uE001']
const moved: Record<string, string> = {
  f: shortI,
  Z: reph,
  '±': `${reph}ं`,
  Æ: `${shortI}${reph}`,
  Ç: `${shortI}ं`,
  É: `${shortI}${reph}ं`,
  Ê: `ी${reph}`,
}
const marks: Record<string, string> = {
  A: '।',
  '&': '-',
  ']': ',',
  '-': '.',
  '^': '‘',
  '*': '’',
  Þ: '“',
  ß: '”',
  '(': ';',
  '¼': '(',
  '½': ')',
  '¿': '{',
  À: '}',
  '¾': '=',
  '\\': '?',
  '@': '/',
  Œ: '॰',
  ñ: '॰',
  '•': 'ऽ',
  å: '०',
  ƒ: '१',
  '„': '२',
  '…': '३',
  '†': '४',
  '‡': '५',
  ˆ: '६',
  '‰': '७',
  Š: '८',
  '‹': '९',
}
const wholes = Object.entries(halves).flatMap(([half, letter]) => [
  [half, `${letter}्`],
  [`${half}k`, letter],
])
const glyphs = new Map<string, string>([
  ...(wholes as [string, string][]),
  ...[letters, vowels, signs, moved, marks].flatMap((table) => Object.entries(table)),
])
const longest = Math.max(...[...glyphs.keys()].map((glyph) => glyph.length))

const consonant = '[\u0915-\u0939]\u093c?'
const cluster = `(?:${consonant}्)*${consonant}`
const beforeCluster = new RegExp(`${shortI}(${reph}?)(ं?)(${cluster})`, 'g')
const behindSyllable = new RegExp(`(${cluster}[ा-ौॅॉ]*)${reph}`, 'g')

const straighten = (text: string) => text.replaceAll('’', "'").replaceAll('‘', '`')

export function readKrutiDev(written: string): string {
  const text = straighten(written)
  let shown = ''
  for (let at = 0; at < text.length; ) {
    let size = longest
    while (size > 1 && !glyphs.has(text.slice(at, at + size))) size--
    const piece = text.slice(at, at + size)
    shown += glyphs.get(piece) ?? piece
    at += size
  }
  return shown
    .normalize('NFC')
    .replace(beforeCluster, (_, early: string, dot: string, letters: string) => `${letters}ि${early}${dot}`)
    .replace(behindSyllable, 'र्$1')
}

/** Frequent Hindi words in these fonts' codes. None is an English word, so English text is not taken for Hindi. */
const frequent = new Set(
  "ds dh dk esa gS gSa ls dks fd vkSj ij ugha fd;k x;k gks rFkk }kjk bl ;g og gh Hkh Fkk Fks Fkh gsrq ,oa izkFkhZ U;k;ky; vkns'k fnukad /kkjk fy, fy;s djus izLrqr vihykFkhZ foi{kh ;kph".split(
    ' ',
  ),
)

export function countKrutiWords(text: string): { frequent: number; all: number } {
  const words = straighten(text)
    .split(/[\sA\]]+/)
    .filter(Boolean)
  return { frequent: words.filter((word) => frequent.has(word)).length, all: words.length }
}
