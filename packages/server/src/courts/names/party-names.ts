import type { PartyRole } from '@peshi/contract/clients/client-kinds'

const apart = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`

const others = new RegExp(
  `[\\s,]*(?:&|\\+|${apart('and|व|एवं|तथा|और|অন্যান্য|ও|এবং|ਅਤੇ|ਤੇ|અને|మరియు|ಮತ್ತು|மற்றும்|اور')})?\\s*(?:(?:\\d+|two|three|four|five|six)\\s*)?` +
    `${apart('ors|anr|others?|another|etc|अन्य|आदि|वगैरह|इतर|অন্যান্য|অন্য|ਹੋਰ|અન્ય|ఇతరులు|ఇతరుల|ಇತರರು|பலர்|மற்றவர்கள்|മറ്റുള്ളവരും|وغیرہ|دیگر')}\\.?.*$`,
  'iu',
)
const descent = new RegExp(
  `(?<=\\S)[\\s,(]*${apart('[sdwcrfmhu]/o|u/g|minor|(?:since )?deceased|(?:son|daughter|wife|widow|resident) of|through|thru|thr|by its|represented by|rep\\.? by|मृतक|नाबालिग|पुत्र|पुत्री|पत्नी|निवासी|द्वारा|ولد|زوجہ|بنت|ਪੁੱਤਰ|ਪਤਨੀ')}.*$`,
  'iu',
)
const aliasMark = new RegExp(`\\s*(?:@|${apart('alias|a\\.?k\\.?a\\.?|urf|उर्फ|ऊर्फ|عرف|ওরফে|ਉਰਫ਼?|ઉર્ફે')})\\s*`, 'iu')
const numbering = /^\s*(?:\(?\d{1,3}[.)]\s*)/
const company =
  /\b(?:m\/s\.?|messrs\.?|pvt\.?|private|ltd\.?|limited|llp|inc\.?|co\.?|company|corporation|corpn\.?|india)(?=[\s,.)]|$)/gi

/** Words before the name of a person who acts or sues for a party. */
const capacity = `(?:(?:his|her|its|their|the|all|and|natural|legal|lawful|duly|real|adoptive|constituted|registered|special|general|appointed|sole|managing|working|whole[ -]?time|authori[sz]ed|present|namely|viz|i\\.e|no|nos|son|wife|widow|daughter|mother|father|brother|sister|uncle|aunt|husband|grand(?:father|mother)|guardian(?: ad litem)?|next friend|friend|l\\.?\\s?r(?:\\.|['’]?s)?\\.?|heirs?|representatives?|successors?|proprietor|proprietress|prop|partners?|directors?|signatory|signatories|attorney(?: holder)?|holder|power of attorney(?: holder)?|p\\.?o\\.?a|g\\.?p\\.?a|s\\.?p\\.?a|power|agent|karta|trustees?|administrator|executor|liquidator|receiver|parokar|pairokar|mukhtar(?:[- ]?(?:e|i)?[- ]?aa?m)?|मुख्तार(?:[- ]?(?:ए[- ]?)?आम)?|विधिक|वारिस(?:ान)?|उत्तराधिकारी|संरक्षक|संरक्षिका|माता|पिता|स्वामी|प्रोपराइटर|भागीदार|निदेशक|प्रतिनिधि|पैरोकार)(?![\\p{L}\\p{M}])\\.?[\\s,:;()/&-]*)`
const actsFor = new RegExp(
  `${apart('through|thru|thr|by(?= (?:his|her|its|their|the|next|natural|guardian))|represented (?:herein )?by|rep\\.? by|द्वारा|ਰਾਹੀਂ|મારફત|بذریعہ')}\\.?[\\s:,-]*(${capacity}*)(.+?)(?=${apart('through|thru|thr|represented by|rep\\.? by|द्वारा')}|$)`,
  'giu',
)
/** An officer acts for a party by office, so the name of the office is no person. */
const office = new RegExp(
  apart(
    'secretary|secy|secretaries|collector|commissioner|magistrate|manager|chairman|chairperson|president|officers?|engineer|superintendent|s\\.?h\\.?o|s\\.?p|d\\.?g\\.?p|inspector|police|station|p\\.?s|tehsildar|registrar|principal|chief|prin|addl|authority|department|deptt|ministry|government|govt|state|union|standing|counsel|advocate|public|prosecutor|सचिव|कलेक्टर|जिलाधिकारी|आयुक्त|अधिकारी|थाना|शासन|सरकार|राज्य',
  ),
  'iu',
)
const institution =
  /\b(?:m\/s|messrs|ltd|limited|llp|co|company|corporation|bank|board|university|college|school|society|trust|sangh|samiti|committee|council|association|union|nigam|parishad|industries|enterprises|traders|sons|brothers|bros|department|ministry|state|jammu|municipal\w*|panchayat)\b/i
const formerName = new RegExp(
  `[\\s,(-]*${apart('formerly|previously|earlier|erstwhile|now|presently')}(?:\\s+(?:known|called|registered|named))?(?:\\s+as)?[\\s:]+([^()]+)\\)?`,
  'giu',
)
const maidenName = new RegExp(`[\\s,(-]*${apart('née|nee|before marriage')}[\\s:]+([^()]+)\\)?`, 'giu')
const ofHeirs =
  /^(?:the )?(?:(?:legal )?(?:heirs?|representatives?|l\.?r\.?['’]?s?\.?)(?: and (?:legal )?(?:heirs?|representatives?))?|estate) of (?:(?:the )?(?:late|deceased) )?/i

export interface PartyPerson {
  name: string
  /** Null for the party itself. */
  role: PartyRole | null
}

/**
 * Example: `Late Ram Singh @ Pappu through LRs Sita Devi and 2 others` gives `Late Ram Singh`, its other name `Pappu`, and
 * `Sita Devi`, who sues for it.
 */
export function personsIn(party: string): PartyPerson[] {
  const written = party.replace(numbering, '').replace(ofHeirs, '')
  const other = [
    ...[...written.matchAll(formerName)].map(([, name = '']) => name),
    ...[...written.matchAll(maidenName)].map(({ 1: name = '', index }) => bornAs(written.slice(0, index), name)),
  ]
  const own = written.replace(formerName, ' ').replace(maidenName, ' ')
  const [first = '', ...aliases] = split(own.replace(descent, '').replace(others, ''))
  const acting = [...own.matchAll(actsFor)].flatMap(([, , name = '']) => split(name).flatMap(personOf))
  const persons: PartyPerson[] = [
    ...severalIn(first).map((name) => ({ name, role: null })),
    ...[...aliases, ...other.flatMap(severalIn)].map((name) => ({ name, role: 'other-name' as const })),
    ...acting.map((name) => ({ name, role: 'for-party' as const })),
  ]
  const found = onePerName(persons.filter(({ name }) => name !== ''))
  const whole = party.trim()
  return found.length > 0 || whole === '' ? found : [{ name: whole, role: null }]
}

export const namesIn = (party: string): string[] => personsIn(party).map(({ name }) => name)

const tidyName = (name: string) =>
  name
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:&().-]+|[\s,;:&(-]+$/g, '')
    .trim()
const split = (text: string) => text.split(aliasMark).map(tidyName)

const leadingMark = /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]+)[.)]\s*)+/i

/** `Sunita Sharma (née Verma)` was `Sunita Verma`. */
const bornAs = (before: string, name: string) =>
  /\s/.test(name.trim()) ? name : `${before.trim().replace(/\s+\S+$/, '')} ${name}`

/** Several persons in one cell. The name of a firm or an office may contain commas and "and". */
function severalIn(text: string): string[] {
  const parts = text
    .split(/\s*[,;]\s*|\s+(?:and|&|एवं|तथा)\s+|\s+(?=\(?\d{1,2}[.)]\s)/iu)
    .map((part) => tidyName(part.replace(leadingMark, '')))
  const isList = parts.length > 1 && parts.every((part) => /^\S+(?:\s+\S+)+$/.test(part))
  return isList && !institution.test(text) && !office.test(text) ? parts : [tidyName(text)]
}

function personOf(text: string): string[] {
  const plain = text.replace(others, '')
  return severalIn(plain.replace(leadingMark, '').replace(descent, '')).flatMap((part) => {
    const name = tidyName(part.replace(leadingMark, '').replace(new RegExp(`^${capacity}+`, 'iu'), ''))
    return /(?:\p{L}\p{M}*){2}/u.test(name) && !office.test(name) ? [name] : []
  })
}

/** A client's name comes first, then its other names. */
export const personsOfClient = (written: readonly string[]): PartyPerson[] =>
  onePerName(
    written.flatMap((name, at) =>
      [{ name, role: null }, ...personsIn(name)].map((one) =>
        at === 0 ? one : { ...one, role: one.role ?? 'other-name' },
      ),
    ),
  )

/** Each name once, as it is written first. */
export const onePerName = <Person extends PartyPerson>(persons: readonly Person[]): Person[] =>
  [...new Map(persons.toReversed().map((one) => [one.name, one])).values()].toReversed()

export function withoutCompanyWords(name: string): string {
  const left = name.replace(company, ' ').replace(/\s+/g, ' ').trim()
  return /\p{L}{2}/u.test(left) ? left : name
}
