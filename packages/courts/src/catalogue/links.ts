import { type CourtLink, CourtLinkKind } from '@peshi/contract/courts/court-catalogue'
import type { Court } from '@peshi/contract/courts/courts'
import type { Connector } from '../connector.ts'
import { bodyOf } from './body.ts'
import addresses from './data/links.json' with { type: 'json' }

type Addresses = Partial<Record<CourtLinkKind, string>>

const known: Record<string, Addresses> = addresses

/** The national portal refuses programs, so these addresses are only links for people. */
const districtPortal: Addresses = {
  case_status: 'https://services.ecourts.gov.in/ecourtindia_v6/?p=casestatus/index',
  cause_list: 'https://services.ecourts.gov.in/ecourtindia_v6/?p=cause_list/index',
  orders: 'https://services.ecourts.gov.in/ecourtindia_v6/?p=courtorder/index',
  e_filing: 'https://efiling.ecourts.gov.in/',
}

const inOrder: readonly CourtLinkKind[] = CourtLinkKind.options

/** Month in which the links were collected, `YYYY-MM`. Nobody opened them to check them (`data/README.md`). */
export const linksGatheredIn = '2026-11'

/**
 * Returns false for links to video hearings, and for links to display boards other than the Supreme Court's
 * (`../boards/NOTES.md`). The web app shows these links as "unconfirmed".
 */
export const isConfirmed = (court: string, kind: CourtLinkKind): boolean =>
  kind === 'video' ? false : kind !== 'display_board' || court === 'sci'

export function linksOf(court: Court, connector: Connector | null): CourtLink[] {
  const links = { ...siteOf(court, connector), ...known[bodyOf(court.unique_id)], ...known[court.unique_id] }
  return inOrder.flatMap((kind) => (links[kind] === undefined ? [] : [{ kind, url: links[kind] }]))
}

function siteOf(court: Court, connector: Connector | null): Addresses {
  if (court.type === 'district') {
    const own = connector?.id === 'dcourts' ? connector.site(court.unique_id).baseUrl : null
    return own ? { site: own, e_filing: districtPortal.e_filing } : districtPortal
  }
  if (court.type !== 'tribunal' || !connector) return {}
  // The path of a connector's base address may be for programs only, so the link opens the site's start page instead.
  return { site: `${new URL(connector.site(court.unique_id).baseUrl).origin}/` }
}
