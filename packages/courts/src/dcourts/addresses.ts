import { findCourt } from '../catalogue/courts.ts'
import type { CourtSite } from '../connector.ts'

/**
 * Districts whose own site is known by address, from public programs and the courts' own pages. The others have one
 * too, in the same pattern as a rule, but a guessed address is not asked: it may be another's.
 */
const known = [
  ...['bastar', 'centraldelhi', 'faridabad', 'gurugram', 'indore', 'jhajjar', 'lucknow', 'nagpur'],
  ...['newdelhi', 'prayagraj', 'pune'],
]

/** The sites whose address is known, by court. */
export const districtSites: ReadonlyMap<string, CourtSite> = new Map(
  known.flatMap((name) => {
    const court = findCourt(`dc-${name}`)
    return court ? [[court._id, siteAt(court._id, `https://${name}.dcourts.gov.in/`)] as const] : []
  }),
)

/** A district's site at an address that the operator of the installation looked up. */
export function siteAt(court: string, baseUrl: string): CourtSite {
  return { key: `dcourts-${court.replace(/^dc-/, '')}`, baseUrl }
}

/** Is this the address of a district court's own site: its platform's host, https, nothing behind it? */
export const isDistrictAddress = (text: string) => /^https:\/\/[a-z0-9-]+\.dcourts\.gov\.in\/$/.test(text)
