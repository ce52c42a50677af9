import { findCourt } from '../catalogue/courts.ts'
import type { CourtSite } from '../connector.ts'

/**
 * Confirmed by open-source programs or the courts' pages. Peshi sends nothing to an unconfirmed address: it may belong
 * to somebody else.
 */
const known = [
  ...['bastar', 'centraldelhi', 'faridabad', 'gurugram', 'indore', 'jhajjar', 'lucknow', 'nagpur'],
  ...['newdelhi', 'prayagraj', 'pune'],
]

export const districtSites: ReadonlyMap<string, CourtSite> = new Map(
  known.flatMap((name) => {
    const court = findCourt(`dc-${name}`)
    return court ? [[court._id, siteAt(court._id, `https://${name}.dcourts.gov.in/`)] as const] : []
  }),
)

export function siteAt(court: string, baseUrl: string): CourtSite {
  return { key: `dcourts-${court.replace(/^dc-/, '')}`, baseUrl }
}

export const isDistrictAddress = (text: string) => /^https:\/\/[a-z0-9-]+\.dcourts\.gov\.in\/$/.test(text)
