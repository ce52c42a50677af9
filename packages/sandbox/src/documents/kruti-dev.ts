// The font Kruti Dev shows a Devanagari glyph for each Latin letter. Its texts store the glyphs in the order of
// drawing, not in Unicode's order.

const wholes: Record<string, string> = {
  क: 'd',
  ख: '[k',
  ग: 'x',
  घ: '?k',
  ङ: '³',
  च: 'p',
  छ: 'N',
  ज: 't',
  झ: '>',
  ञ: '¥',
  ट: 'V',
  ठ: 'B',
  ड: 'M',
  ढ: '<',
  ण: '.k',
  त: 'r',
  थ: 'Fk',
  द: 'n',
  ध: '/k',
  न: 'u',
  प: 'i',
  फ: 'Q',
  ब: 'c',
  भ: 'Hk',
  म: 'e',
  य: ';',
  र: 'j',
  ल: 'y',
  व: 'o',
  श: "'k",
  ष: '"k',
  स: 'l',
  ह: 'g',
  ळ: 'G',
  क्ष: '{k',
  ज्ञ: 'K',
  त्र: '=',
  द्ध: ')',
  द्य: '|',
  द्व: '}',
  श्र: 'J',
  त्त: 'Ùk',
  ट्ट: 'ê',
  ड्ड: 'ì',
  क्र: 'Ø',
  प्र: 'iz',
  न्न: 'Uu',
  ड़: 'M+',
  ढ़: '<+',
  रु: '#',
  रू: ':',
}
const halves: Record<string, string> = {
  क: 'D',
  ख: '[',
  ग: 'X',
  घ: '?',
  च: 'P',
  ज: 'T',
  ण: '.',
  त: 'R',
  थ: 'F',
  ध: '/',
  न: 'U',
  प: 'I',
  ब: 'C',
  भ: 'H',
  म: 'E',
  य: '¸',
  ल: 'Y',
  व: 'O',
  श: "'",
  ष: '"',
  स: 'L',
  ह: 'º',
  क्ष: '{',
  त्त: 'Ù',
}
const signs: Record<string, string> = {
  'ा': 'k',
  'ि': 'f',
  'ी': 'h',
  'ु': 'q',
  'ू': 'w',
  'ृ': '`',
  'े': 's',
  'ै': 'S',
  'ो': 'ks',
  'ौ': 'kS',
  'ॉ': '‚',
  'ं': 'a',
  'ँ': '¡',
  'ः': '%',
  '़': '+',
  '्': '~',
  अ: 'v',
  आ: 'vk',
  इ: 'b',
  ई: 'bZ',
  उ: 'm',
  ऊ: 'Å',
  ए: ',',
  ऐ: ',s',
  ओ: 'vks',
  औ: 'vkS',
  ऋ: '_',
  '।': 'A',
}
const behind: Record<string, string> = { '्र': 'z', र्: 'Z' }

const parts: [string, string][] = [
  ...Object.entries(halves).map(([letter, code]): [string, string] => [`${letter}्`, code]),
  ...[wholes, signs, behind].flatMap((table) => Object.entries(table)),
]
const codes = new Map(parts.map(([shown, code]) => [shown.normalize('NFC'), code]))
const longest = Math.max(...[...codes.keys()].map((shown) => shown.length))

export function writeKrutiDev(drawn: string): string {
  let written = ''
  for (let at = 0; at < drawn.length; ) {
    let size = Math.min(longest, drawn.length - at)
    while (size > 1 && !codes.has(drawn.slice(at, at + size))) size--
    const piece = drawn.slice(at, at + size)
    written += codes.get(piece) ?? piece
    at += size
  }
  return written
}
