const apart = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`

const others = new RegExp(
  `[\\s,]*(?:&|\\+|${apart('and|व|एवं|तथा|और|অন্যান্য|ও|এবং|ਅਤੇ|ਤੇ|અને|మరియు|ಮತ್ತು|மற்றும்|اور')})?\\s*(?:(?:\\d+|two|three|four|five|six)\\s*)?` +
    `${apart('ors|anr|others?|another|etc|अन्य|आदि|वगैरह|इतर|অন্যান্য|অন্য|ਹੋਰ|અન્ય|ఇతరులు|ఇతరుల|ಇತರರು|பலர்|மற்றவர்கள்|മറ്റുള്ളവരും|وغیرہ|دیگر')}\\.?.*$`,
  'iu',
)
const descent = new RegExp(
  `(?<=\\S)[\\s,(]*${apart('[sdwcrfmhu]/o|u/g|minor|(?:since )?deceased|(?:son|daughter|wife|widow|resident) of|through|thru|by its|represented by|मृतक|नाबालिग|पुत्र|पुत्री|पत्नी|निवासी|द्वारा|ولد|زوجہ|بنت|ਪੁੱਤਰ|ਪਤਨੀ')}.*$`,
  'iu',
)
const aliasMark = new RegExp(`\\s*(?:@|${apart('alias|a\\.?k\\.?a\\.?|urf|उर्फ|ऊर्फ|عرف|ওরফে|ਉਰਫ਼?|ઉર્ફે')})\\s*`, 'iu')
const numbering = /^\s*(?:\(?\d{1,3}[.)]\s*)/
const company =
  /\b(?:m\/s\.?|messrs\.?|pvt\.?|private|ltd\.?|limited|llp|inc\.?|co\.?|company|corporation|corpn\.?|india)(?=[\s,.)]|$)/gi

/** Example: `Ram Singh @ Pappu S/o Hari and 2 others` gives `Ram Singh` and `Pappu`. */
export function namesIn(party: string): string[] {
  const plain = party.replace(numbering, '').replace(descent, '').replace(others, '')
  const names = plain.split(aliasMark).map((name) => name.replace(/\s+/g, ' ').trim())
  const found = [...new Set(names.filter((name) => name !== ''))]
  return found.length > 0 ? found : [party.trim()].filter(Boolean)
}

export const namesOfClient = (written: readonly string[]): string[] => [
  ...new Set(written.flatMap((name) => [name, ...namesIn(name)])),
]

export function withoutCompanyWords(name: string): string {
  const left = name.replace(company, ' ').replace(/\s+/g, ' ').trim()
  return /\p{L}{2}/u.test(left) ? left : name
}
