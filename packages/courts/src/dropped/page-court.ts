import { courtsOfCnr } from '@peshi/contract/courts/cnr-courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courts, isCourt } from '../catalogue/courts.ts'
import addresses from '../catalogue/data/links.json' with { type: 'json' }
import { districtSites } from '../dcourts/addresses.ts'

const all = Object.values(courts).flat()

/** Omits hosts that several courts share, such as one host for all benches of a tribunal. */
const byHost = findHosts()

function findHosts(): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>()
  const add = (address: string, court: string) => {
    const host = new URL(address).host.replace(/^www\./, '')
    found.set(host, (found.get(host) ?? new Set()).add(court))
  }
  for (const [court, links] of Object.entries(addresses as Record<string, Record<string, string>>))
    for (const address of Object.values(links)) add(address, court)
  for (const [court, { baseUrl }] of districtSites) add(baseUrl, court)
  return new Map([...found].flatMap(([host, of]) => (of.size === 1 ? [[host, [...of][0] ?? ''] as const] : [])))
}

const ownNames: [RegExp, string][] = [
  [/\bsupreme court of india\b/i, 'sci'],
  [/\bhigh court of delhi\b|\bdelhi high court\b/i, 'hc-delhi'],
  [/\b(?:high court of )?punjab (?:and|&) haryana(?: high court)?\b/i, 'hc-punjabharyana'],
  [/\bjudicature for rajasthan\b[\s,]+(?:bench )?at jaipur\b/i, 'hc-jaipur'],
  [/\bjudicature for rajasthan\b[\s,]+at jodhpur\b/i, 'hc-rajasthan'],
  [/\bjudicature at allahabad\b(?![\s\S]{0,40}lucknow)/i, 'hc-allahabad'],
  [/\bjudicature at bombay\b[\s\S]{0,40}\bappellate\b/i, 'hc-bombay'],
  [/\bjudicature at bombay\b[\s\S]{0,40}\b(?:original civil|o\. ?o\. ?c\. ?j)/i, 'hc-bombayoriginal'],
  [/\bjudicature at bombay\b[\s\S]{0,40}\bat aurangabad\b|\bbench at aurangabad\b/i, 'hc-aurangabad'],
  [/\bjudicature at bombay\b[\s\S]{0,40}\bnagpur bench\b/i, 'hc-nagpur'],
  [/\bjudicature at madras\b/i, 'hc-madras'],
  [/\bjudicature at patna\b/i, 'hc-patna'],
  [/\bhigh court of madras\b/i, 'hc-madras'],
  [/\bmadurai bench of madras\b/i, 'hc-madurai'],
  [/\bhigh court of kerala\b/i, 'hc-kerala'],
  [/\bhigh court of himachal pradesh\b/i, 'hc-himachalpradesh'],
  [/\bhigh court of gujarat\b|\bgujarat high court\b/i, 'hc-gujarat'],
  [/\bjammu (?:and|&) kashmir(?: and ladakh)?[\s,]+(?:at )?srinagar\b/i, 'hc-srinagar'],
  [/\bjammu (?:and|&) kashmir(?: and ladakh)?[\s,]+(?:at )?jammu\b/i, 'hc-jammu'],
  [/\blucknow bench\b/i, 'hc-lucknow'],
]

/** The high courts' parts of neutral citations: `2025:RJ-JP:5341`, `2017:BHC-OS:15467-DB`. */
const ofCitations: Record<string, string> = {
  'AHC-LKO': 'hc-lucknow',
  AHC: 'hc-allahabad',
  APHC: 'hc-andhrapradesh',
  'BHC-OS': 'hc-bombayoriginal',
  'BHC-AS': 'hc-bombay',
  'BHC-AUG': 'hc-aurangabad',
  'BHC-NAG': 'hc-nagpur',
  'BHC-GOA': 'hc-goa',
  'CHC-AS': 'hc-calcutta',
  'CHC-OS': 'hc-calcuttaoriginal',
  CGHC: 'hc-chhattisgarh',
  DHC: 'hc-delhi',
  'GAU-AS': 'hc-gauhati',
  GUJHC: 'hc-gujarat',
  HHC: 'hc-himachalpradesh',
  JHHC: 'hc-jharkhand',
  'KHC-D': 'hc-dharwad',
  'KHC-K': 'hc-kalaburagi',
  KHC: 'hc-karnataka',
  KER: 'hc-kerala',
  'MPHC-JBP': 'hc-madhyapradesh',
  'MPHC-IND': 'hc-indore',
  'MPHC-GWL': 'hc-gwalior',
  MHC: 'hc-madras',
  PHHC: 'hc-punjabharyana',
  'RJ-JD': 'hc-rajasthan',
  'RJ-JP': 'hc-jaipur',
  THC: 'hc-telangana',
  TSHC: 'hc-telangana',
  UHC: 'hc-uttarakhand',
}

/** The citation of the page's own judgment is in its first lines. Those in its text are of other judgments. */
function courtOfCitation(words: readonly string[]): string | null {
  const code = /\b\d{4}\s?:\s?([A-Z]{2,5}(?:-[A-Z]{1,4})?)\s?:\s?\d/.exec((words.at(-1) ?? '').slice(0, 600))?.[1]
  return ofCitations[code ?? ''] ?? null
}

interface Said {
  address: string | null
  cnr: string | null
  /** The title and headings, then the first words of the page. The first text that names a court decides. */
  words: readonly string[]
}

/**
 * Identifies the court by the CNR, else by the address, else by the words. Null if no court or several courts remain.
 */
export function courtOfPage({ address, cnr, words }: Said): CourtId | null {
  const ofCnr = cnr === null ? null : courtsOfCnr(cnr)
  const [byCnr, other] = ofCnr ?? []
  if (byCnr && !other && isCourt(byCnr)) return byCnr
  const cited = courtOfCitation(words)
  if (cited && isCourt(cited)) return cited
  const ofHost = courtOfHost(address)
  if (ofHost && (!ofCnr || ofCnr.includes(ofHost))) return ofHost
  const named = words.map(courtsNamed).find((some) => some.size > 0) ?? new Set()
  const found = [...named].filter((court) => !ofCnr || ofCnr.includes(court))
  const [one, more] = found
  // `courtsOfCnr` knows every high court's CNRs. It found no court, so only a district court fits.
  if (cnr !== null && !ofCnr && one && !one.startsWith('dc-')) return null
  return one && !more && isCourt(one) ? one : null
}

function courtOfHost(address: string | null): CourtId | null {
  if (!address || !URL.canParse(address)) return null
  const host = new URL(address).host.replace(/^www\./, '')
  const district = /^([a-z-]+)\.dcourts\.gov\.in$/.exec(host)?.[1]
  const court = byHost.get(host) ?? (district ? `dc-${district.replaceAll('-', '')}` : '')
  return isCourt(court) ? court : null
}

const nclt = 'tribunals-nclt-'

/** The Supreme Court's e-Committee runs the portal of all district courts. */
const eCommittee = /\be-?committee,?\s+(?:of (?:the )?)?supreme court of india\b/gi

function courtsNamed(said: string): Set<string> {
  const words = said.replace(eCommittee, '')
  const benches = /\bnational company law tribunal\b([\s\S]{0,150})/i.exec(words)?.[1]?.toLowerCase()
  const bench = benches && all.find(({ _id }) => _id.startsWith(nclt) && benches.includes(_id.slice(nclt.length)))
  if (bench) return new Set([bench._id])
  const found = new Set<string>()
  for (const [pattern, court] of ownNames) if (pattern.test(words)) found.add(court)
  if (found.size > 0) return found
  const text = words.toLowerCase()
  for (const { _id, title, type } of all) if (type !== 'district' && text.includes(title.toLowerCase())) found.add(_id)
  if (found.size > 0) return found
  // Omits lines with two parties' names ("v", "versus"), because the names can contain names of places.
  const ofCourts = words
    .split('\n')
    .filter(
      (line) =>
        line.length < 200 &&
        /\bcourts?\b|\bdistrict\b|\bjudge\b/i.test(line) &&
        !/\s(?:vs?|versus|v\/s)\b|\b(?:high|supreme) court\b|\btribunal\b/i.test(line),
    )
    .join('\n')
  for (const { _id, title, type } of all) {
    const place = /^District Court, (.+)$/.exec(title)?.[1]
    if (type === 'district' && place && new RegExp(`\\b${place.replace(/[.()]/g, '.')}\\b`, 'i').test(ofCourts))
      found.add(_id)
  }
  return found
}
