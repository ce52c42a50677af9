import { courtsOfCnr } from '@peshi/contract/courts/cnr-courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courts, isCourt } from '../catalogue/courts.ts'
import addresses from '../catalogue/data/links.json' with { type: 'json' }
import { districtSites } from '../dcourts/addresses.ts'
import { site as delhi } from '../delhi/endpoints.ts'

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
  add(delhi.baseUrl, 'hc-delhi')
  return new Map([...found].flatMap(([host, of]) => (of.size === 1 ? [[host, [...of][0] ?? ''] as const] : [])))
}

const ownNames: [RegExp, string][] = [
  [/\bsupreme court of india\b/i, 'sci'],
  [/\bhigh court of delhi\b|\bdelhi high court\b/i, 'hc-delhi'],
  [/\b(?:high court of )?punjab (?:and|&) haryana(?: high court)?\b/i, 'hc-punjabharyana'],
  [/\bhigh court of gujarat\b|\bgujarat high court\b/i, 'hc-gujarat'],
  [/\bjammu (?:and|&) kashmir(?: and ladakh)?[\s,]+(?:at )?srinagar\b/i, 'hc-srinagar'],
  [/\bjammu (?:and|&) kashmir(?: and ladakh)?[\s,]+(?:at )?jammu\b/i, 'hc-jammu'],
  [/\blucknow bench\b/i, 'hc-lucknow'],
]

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

function courtsNamed(words: string): Set<string> {
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
