import type { CourtId } from '@peshi/contract/platform/ids'
import type { CourtSite } from '@peshi/courts/connector'
import type { CourtSession } from '@peshi/courts/session'

/** Under which path the sandbox plays which host. Both generations of hcservices lie on one. */
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
  'dcourts-prayagraj': 'dcourts-prayagraj-host',
  nclt: 'nclt-host',
  nclat: 'nclat-host',
  drt: 'drt-host',
  cat: 'cat-host',
  tdsat: 'tdsat-host',
  ngt: 'ngt-host',
  ejagriti: 'ejagriti-host',
  cestat: 'cestat-host',
  itat: 'itat-host',
  mahapolice: 'mahapolice-host',
}

/** Is this site played by the sandbox? A court of another is not offered in the demo: it would ask the real one. */
export const hasSandboxSite = (site: CourtSite) => site.key in hostOf

/** The sandbox's address for a court's site: its own host, the court's own path. */
export function sandboxSite(sandboxUrl: string, site: CourtSite): string {
  const host = hostOf[site.key]
  if (!host) throw new TypeError(`The sandbox has no site ${site.key}`)
  return `${sandboxUrl}/${host}${new URL(site.baseUrl).pathname}`
}

/**
 * A court may keep its documents on other hosts than its pages. The sandbox plays all of a site's hosts as one: an
 * address of a real host is asked for there, under its own path, and never at the court.
 */
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

const sandboxBoards = ['sci', 'hc-allahabad', 'hc-lucknow', 'hc-bombay', 'hc-karnataka', 'hc-calcutta']

/** Does the sandbox play this court's display board? */
export const hasSandboxBoard = (court: CourtId) => sandboxBoards.includes(court)

/** A court's board in the sandbox: on a host of its own, under the real board's path. */
export const sandboxBoard = (sandboxUrl: string, court: CourtId, real: URL): URL =>
  new URL(`${sandboxUrl}/board-${court.replace(/^hc-/, '')}-host${real.pathname}${real.search}`)

/** Hosts with documents or searches that a person opens. */
const openedByHand: Record<string, string> = {
  'cestat.gov.in': 'cestat-host',
  'itat.gov.in': 'itat-host',
  'tdsat.gov.in': 'tdsat-host',
}

/** Where a person opens a document: in the demo on the sandbox, never at the real court, which knows nothing of it. */
export function toSandboxLink(sandboxUrl: string | null, link: string | null): string | null {
  if (!sandboxUrl || !link) return link
  const { hostname, pathname, search } = new URL(link)
  const host = hostname.startsWith('elegalix.') ? 'elegalix-host' : openedByHand[hostname]
  return host ? `${sandboxUrl}/${host}${pathname}${search}` : link
}
