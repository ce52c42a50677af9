import type { CourtId } from '@peshi/contract/platform/ids'
import { findCourt } from '@peshi/courts/catalogue/courts'
import { districtAddresses } from '@peshi/courts/dcourts/addresses'
import { namesDistrict, parseFrontPage } from '@peshi/courts/dcourts/front-page.parse'
import type { CourtSession } from '@peshi/courts/session'
import { sayFailure, type Terminal } from './check-court.ts'

export interface Candidate {
  court: CourtId
  address: string
}

/** The candidates of a State or Union Territory, or all. */
export const listCandidates = (state: string | undefined): Candidate[] =>
  [...districtAddresses].flatMap(([court, { address, level }]) =>
    level === 'candidate' && (state === undefined || findCourt(court)?.state?.toLowerCase() === state.toLowerCase())
      ? [{ court: court as CourtId, address }]
      : [],
  )

/** Sends one request to each site: for its front page. */
export async function checkCandidates(
  candidates: readonly Candidate[],
  open: (candidate: Candidate) => CourtSession,
  say: Terminal['say'],
): Promise<boolean> {
  let named = 0
  for (const candidate of candidates) {
    const { court, address } = candidate
    try {
      const said = parseFrontPage((await open(candidate).request('')).text)
      const isNamed = namesDistrict(court, said)
      if (isNamed) named += 1
      say(`${isNamed ? '✓' : '?'} ${court} ${address} ${said}`)
    } catch (error) {
      sayFailure(say, `${court} ${address}`, error)
    }
  }
  say(`${named} of ${candidates.length} sites named their district`)
  return named === candidates.length
}
