import { courts } from '../catalogue/courts.ts'
import rows from '../catalogue/data/district-sites.json' with { type: 'json' }
import type { CourtSite } from '../connector.ts'

export interface DistrictAddress {
  address: string
  /** Peshi sends a case to a candidate only after the candidate's front page named the district. */
  level: 'known' | 'candidate'
  source: string | null
  /** The name of the district on the national portal, if the catalogue has another name. */
  otherName: string | null
}

const listed = new Map(rows.map(([court = '', ...row]) => [court, row]))

/** The sites of the portal's special courts have no common pattern, so courts with names of their own have no candidate. */
const followsPattern = ({ title }: { title: string }) => title.startsWith('District Court, ')

export const districtAddresses: ReadonlyMap<string, DistrictAddress> = new Map(
  courts.districtCourts.flatMap((court) => {
    const [name = court.cli_slug, how = 'composed', source, otherName] = listed.get(court._id) ?? []
    if (!listed.has(court._id) && !followsPattern(court)) return []
    const level = how === 'used' || how === 'cited' ? 'known' : 'candidate'
    const address = `https://${name}.dcourts.gov.in/`
    return [[court._id, { address, level, source: source || null, otherName: otherName ?? null }] as const]
  }),
)

/** The sites that open-source programs or published pages confirm. */
export const districtSites: ReadonlyMap<string, CourtSite> = new Map(
  [...districtAddresses].flatMap(([court, { address, level }]) =>
    level === 'known' ? [[court, siteAt(court, address)] as const] : [],
  ),
)

export function siteAt(court: string, baseUrl: string): CourtSite {
  return { key: `dcourts-${court.replace(/^dc-/, '')}`, baseUrl }
}

export const districtOperator = 's3waas'

export const isDistrictAddress = (text: string) => /^https:\/\/[a-z0-9-]+\.dcourts\.gov\.in\/$/.test(text)
