import type { CourtId } from '@peshi/contract/platform/ids'
import type { CourtSite } from '@peshi/courts/connector'
import type { CourtSession } from '@peshi/courts/session'
import { tribunalSites } from '@peshi/courts/tribunals/connectors'

const hostOf: Record<string, string> = {
  hcservices: 'hcservices-host',
  'hcservices-old': 'hcservices-host',
  allahabad: 'allahabad-host',
  'allahabad-cause-lists': 'allahabad-host',
  delhi: 'delhi-host',
  'bombay-cause-lists': 'bombay-lists-host',
  'karnataka-cause-lists': 'karnataka-lists-host',
  lucknow: 'lucknow-host',
  sci: 'sci-host',
  mahapolice: 'mahapolice-host',
}

/** The sandbox has a site for each tribunal and each district, with the name of the connector’s site. */
const findHost = ({ key }: CourtSite) =>
  hostOf[key] ?? (tribunalSites.has(key) || key.startsWith('dcourts-') ? `${key}-host` : undefined)

export const hasSandboxSite = (site: CourtSite) => findHost(site) !== undefined

export function sandboxSite(sandboxUrl: string, site: CourtSite): string {
  const host = findHost(site)
  if (!host) throw new TypeError(`The sandbox has no site ${site.key}`)
  return `${sandboxUrl}/${host}${new URL(site.baseUrl).pathname}`
}

export const stayInSandbox = (session: CourtSession): CourtSession => ({
  ...session,
  request(path, options) {
    const isElsewhere = URL.canParse(path) && new URL(path).origin !== new URL(session.baseUrl).origin
    if (!isElsewhere) return session.request(path, options)
    const { pathname, search } = new URL(path)
    const [, host] = new URL(session.baseUrl).pathname.split('/')
    return session.request(`/${host}${pathname}${search}`, options)
  },
})

const sandboxBoards = [
  'sci',
  'hc-allahabad',
  'hc-lucknow',
  'hc-bombay',
  'hc-karnataka',
  'hc-calcutta',
  'hc-jammu',
  'hc-delhi',
  'hc-telangana',
  'hc-madras',
  'hc-madurai',
  'hc-kerala',
  'hc-patna',
  'hc-orissa',
]

export const hasSandboxBoard = (court: CourtId) => sandboxBoards.includes(court)

export const sandboxBoard = (sandboxUrl: string, court: CourtId, real: URL): URL =>
  new URL(`${sandboxUrl}/board-${court.replace(/^hc-/, '')}-host${real.pathname}${real.search}`)

const openedByHand: Record<string, string> = {
  'cestat.gov.in': 'cestat-host',
  'itat.gov.in': 'itat-host',
  'tdsat.gov.in': 'tdsat-host',
}

export function toSandboxLink(sandboxUrl: string | null, link: string | null): string | null {
  if (!sandboxUrl || !link) return link
  const { hostname, pathname, search } = new URL(link)
  const host = hostname.startsWith('elegalix.') ? 'elegalix-host' : openedByHand[hostname]
  return host ? `${sandboxUrl}/${host}${pathname}${search}` : link
}
