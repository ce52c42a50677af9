import { type CourtLink, CourtLinkKind } from '@peshi/contract/courts/court-catalogue'
import type { Court } from '@peshi/contract/courts/courts'
import type { Connector } from '../connector.ts'
import { bodyOf } from './courts.ts'
import addresses from './data/links.json' with { type: 'json' }

type Addresses = Partial<Record<CourtLinkKind, string>>

const addressesOf: Record<string, Addresses> = addresses

/** The national portal refuses programs, so only people can use these links. */
const districtPortal: Addresses = {
  case_status: 'https://services.ecourts.gov.in/ecourtindia_v6/?p=casestatus/index',
  cause_list: 'https://services.ecourts.gov.in/ecourtindia_v6/?p=cause_list/index',
  orders: 'https://services.ecourts.gov.in/ecourtindia_v6/?p=courtorder/index',
  e_filing: 'https://efiling.ecourts.gov.in/',
}

const inOrder: readonly CourtLinkKind[] = CourtLinkKind.options

/** Month, `YYYY-MM`. Nobody opened the links to check them. */
export const linksGatheredIn = '2026-11'

/** Video links are unconfirmed. So are display boards, except the Supreme Court's (`../boards/NOTES.md`). */
export const isConfirmed = (court: string, kind: CourtLinkKind): boolean =>
  kind === 'video' ? false : kind !== 'display_board' || court === 'sci'

export function linksOf(court: Court, connector: Connector | null): CourtLink[] {
  const links = { ...siteOf(court, connector), ...addressesOf[bodyOf(court._id)], ...addressesOf[court._id] }
  return inOrder.flatMap((kind) => (links[kind] === undefined ? [] : [{ kind, url: links[kind] }]))
}

function siteOf(court: Court, connector: Connector | null): Addresses {
  if (court.type === 'district') {
    const own = connector?.id === 'dcourts' ? connector.site(court._id).baseUrl : null
    return own ? { site: own, e_filing: districtPortal.e_filing } : districtPortal
  }
  if (court.type !== 'tribunal' || !connector) return {}
  // The base path may be for programs only, so the link opens the site's start page.
  return { site: `${new URL(connector.site(court._id).baseUrl).origin}/` }
}
