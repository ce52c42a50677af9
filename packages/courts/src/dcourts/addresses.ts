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

/** The sites by court. */
export const districtSites: ReadonlyMap<string, CourtSite> = new Map(
  known.flatMap((name) => {
    const court = findCourt(`dc-${name}`)
    const site = { key: `dcourts-${name}`, baseUrl: `https://${name}.dcourts.gov.in/` }
    return court ? [[court._id, site] as const] : []
  }),
)
