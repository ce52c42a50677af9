import type { PartyRole } from '@peshi/contract/clients/client-kinds'
import { type Parts, pattern } from '@peshi/contract/platform/pattern'

const apart = (words: Parts | string) => pattern('iu')`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`

const and = apart({
  English: /and/,
  Hindi: /व|एवं|तथा|और/,
  Bengali: /অন্যান্য|ও|এবং/,
  'Punjabi and Gujarati': /ਅਤੇ|ਤੇ|અને/,
  southern: /మరియు|ಮತ್ತು|மற்றும்/,
  Urdu: /اور/,
})
export const othersParts = {
  English: /ors|anr|others?|another|etc/iu,
  Hindi: /अन्य|आदि|वगैरह|इतर/iu,
  Bengali: /অন্যান্য|অন্য/iu,
  'Punjabi and Gujarati': /ਹੋਰ|અન્ય/iu,
  southern: /ఇతరులు|ఇతరుల|ಇತರರು|பலர்|மற்றவர்கள்|മറ്റുള്ളവരും/iu,
  Urdu: /وغیرہ|دیگر/iu,
}
export const others = pattern(
  'iu',
)`[\s,]*(?:&|\+|${and})?\s*(?:(?:\d+|two|three|four|five|six)\s*)?${apart(othersParts)}\.?.*$`
export const descentParts = {
  relation: /[sdwcrfmhu]\/o|u\/g|minor|(?:since )?deceased|(?:son|daughter|wife|widow|resident) of/iu,
  representative: /through|thru|thr|by its|represented by|rep\.? by/iu,
  Hindi: /मृतक|नाबालिग|पुत्र|पुत्री|पत्नी|निवासी|द्वारा/iu,
  Urdu: /ولد|زوجہ|بنت/iu,
  Punjabi: /ਪੁੱਤਰ|ਪਤਨੀ/iu,
}
export const descent = pattern('iu')`(?<=\S)[\s,(]*${apart(descentParts)}.*$`
const aliasMark = pattern('iu')`\s*(?:@|${apart(String.raw`alias|a\.?k\.?a\.?|urf|उर्फ|ऊर्फ|عرف|ওরফে|ਉਰਫ਼?|ઉર્ફે`)})\s*`
const numbering = /^\s*(?:\(?\d{1,3}[.)]\s*)/
const company =
  /\b(?:m\/s\.?|messrs\.?|pvt\.?|private|ltd\.?|limited|llp|inc\.?|co\.?|company|corporation|corpn\.?|india)(?=[\s,.)]|$)/gi

/** Words before the name of a person who acts or sues for a party. */
const capacities = {
  'small words': /his|her|its|their|the|all|and|natural|legal|lawful|duly|real|adoptive/,
  appointment:
    /constituted|registered|special|general|appointed|sole|managing|working|whole[ -]?time|authori[sz]ed|present|namely|viz|i\.e|no|nos/,
  family: /son|wife|widow|daughter|mother|father|brother|sister|uncle|aunt|husband|grand(?:father|mother)/,
  guardian: /guardian(?: ad litem)?|next friend|friend/,
  heir: /l\.?\s?r(?:\.|['’]?s)?\.?|heirs?|representatives?|successors?/,
  business: /proprietor|proprietress|prop|partners?|directors?|signatory|signatories/,
  attorney: /attorney(?: holder)?|holder|power of attorney(?: holder)?|p\.?o\.?a|g\.?p\.?a|s\.?p\.?a|power|agent|karta/,
  estate: /trustees?|administrator|executor|liquidator|receiver/,
  'in Hindi, in Latin letters': /parokar|pairokar|mukhtar(?:[- ]?(?:e|i)?[- ]?aa?m)?/,
  Hindi:
    /मुख्तार(?:[- ]?(?:ए[- ]?)?आम)?|विधिक|वारिस(?:ान)?|उत्तराधिकारी|संरक्षक|संरक्षिका|माता|पिता|स्वामी|प्रोपराइटर|भागीदार|निदेशक|प्रतिनिधि|पैरोकार/,
}
const capacity = pattern('iu')`(?:(?:${capacities})(?![\p{L}\p{M}])\.?[\s,:;()/&-]*)`
export const actsForParts = {
  through: /through|thru|thr/iu,
  by: /by(?= (?:his|her|its|their|the|next|natural|guardian))/iu,
  represented: /represented (?:herein )?by|rep\.? by/iu,
  Hindi: /द्वारा/iu,
  Punjabi: /ਰਾਹੀਂ/iu,
  Gujarati: /મારફત/iu,
  Urdu: /بذریعہ/iu,
}
const nextActing = apart(/through|thru|thr|represented by|rep\.? by|द्वारा/.source)
export const actsFor = pattern('giu')`${apart(actsForParts)}\.?[\s:,-]*(${capacity}*)(.+?)(?=${nextActing}|$)`
/** An officer acts for a party by office, so the name of the office is no person. */
export const officeParts = {
  head: /secretary|secy|secretaries|collector|commissioner|magistrate|manager|chairman|chairperson|president/iu,
  officer: /officers?|engineer|superintendent/iu,
  police: /s\.?h\.?o|s\.?p|d\.?g\.?p|inspector|police|station|p\.?s/iu,
  administration: /tehsildar|registrar|principal|chief|prin|addl|authority|department|deptt|ministry/iu,
  state: /government|govt|state|union/iu,
  lawyer: /standing|counsel|advocate|public|prosecutor/iu,
  Hindi: /सचिव|कलेक्टर|जिलाधिकारी|आयुक्त|अधिकारी|थाना|शासन|सरकार|राज्य/iu,
}
export const office = apart(officeParts)
export const institutions = {
  firm: /m\/s|messrs|ltd|limited|llp|co|company|corporation|bank|board/i,
  school: /university|college|school/i,
  society: /society|trust|sangh|samiti|committee|council|association|union|nigam|parishad/i,
  trade: /industries|enterprises|traders|sons|brothers|bros/i,
  public: /department|ministry|state|jammu|municipal\w*|panchayat/i,
}
export const institution = pattern('i')`\b(?:${institutions})\b`
const formerName = pattern(
  'giu',
)`[\s,(-]*${apart('formerly|previously|earlier|erstwhile|now|presently')}(?:\s+(?:known|called|registered|named))?(?:\s+as)?[\s:]+([^()]+)\)?`
const maidenName = pattern('giu')`[\s,(-]*${apart('née|nee|before marriage')}[\s:]+([^()]+)\)?`
const heir = /(?:legal )?(?:heirs?|representatives?)/
export const heirParts = {
  heirs: pattern('i')`(?:${heir}|(?:legal )?l\.?r\.?['’]?s?\.?)(?: and ${heir})?`,
  estate: /estate/,
}
export const ofHeirs = pattern('i')`^(?:the )?(?:${heirParts}) of (?:(?:the )?(?:late|deceased) )?`

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
    const name = tidyName(part.replace(leadingMark, '').replace(pattern('iu')`^${capacity}+`, ''))
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
