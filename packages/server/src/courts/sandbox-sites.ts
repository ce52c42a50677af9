import type { CourtSite } from '@peshi/courts/connector'

/** Under which path the sandbox plays which host. Both generations of hcservices lie on one. */
const hostOf: Record<string, string> = {
  hcservices: 'hcservices-host',
  'hcservices-old': 'hcservices-host',
  allahabad: 'allahabad-host',
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
}

/** Is this site played by the sandbox? A court of another is not offered in the demo: it would ask the real one. */
export const hasSandboxSite = (site: CourtSite) => site.key in hostOf

/** The sandbox's address for a court's site: its own host, the court's own path. */
export function sandboxSite(sandboxUrl: string, site: CourtSite): string {
  const host = hostOf[site.key]
  if (!host) throw new TypeError(`The sandbox has no site ${site.key}`)
  return `${sandboxUrl}/${host}${new URL(site.baseUrl).pathname}`
}

/** Where a person opens a document: in the demo on the sandbox, never at the real court, which knows nothing of it. */
export function toSandboxLink(sandboxUrl: string | null, link: string | null): string | null {
  if (!sandboxUrl || !link) return link
  const { hostname, pathname, search } = new URL(link)
  return hostname.startsWith('elegalix.') ? `${sandboxUrl}/elegalix-host${pathname}${search}` : link
}
