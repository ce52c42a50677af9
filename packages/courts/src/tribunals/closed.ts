import type { Connector, CourtSite } from '../connector.ts'
import { NotAvailable } from '../errors.ts'
import { benchesOf } from './reading.ts'

/** A tribunal whose site we know of but must not guess at: it says why, and offers nothing. */
function closedDoor(body: string, site: CourtSite, reason: string): Connector {
  const refuse = async () => {
    throw new NotAvailable(reason)
  }
  return {
    id: body,
    courts: benchesOf(body),
    operator: body,
    off: reason,
    findBy: [],
    site: () => site,
    caseTypes: refuse,
    challenge: refuse,
    search: refuse,
    readCase: refuse,
    readOrder: refuse,
  }
}

/** Known requests and what is missing: NOTES.md. */
export const cestatConnector = closedDoor(
  'cestat',
  { key: 'cestat', baseUrl: 'https://cestat.gov.in/' },
  'CESTAT’s case search is not available here yet: no page of its results is known for certain. Add the matter by hand.',
)

export const itatConnector = closedDoor(
  'itat',
  { key: 'itat', baseUrl: 'https://itat.gov.in/' },
  'ITAT’s case search is not available here yet: its benches’ numbers and pages are not known for certain. Add the matter by hand.',
)
