import { tribunalSites } from '@peshi/courts/tribunals/connectors'

const paths: Readonly<Record<string, string>> = {
  hcservices: '/hcservices-host/hcservices/',
  'hcservices-old': '/hcservices-host/ecourtindiaHC/',
  allahabad: '/allahabad-host/apps/status_ccms/index.php/',
  lucknow: '/lucknow-host/status/index.php/',
  sci: '/sci-host/',
  mahapolice: '/mahapolice-host/Citizen/MH/',
  'allahabad-cause-lists': '/allahabad-host/',
  delhi: '/delhi-host/',
  'bombay-cause-lists': '/bombay-lists-host/bhc/',
  'karnataka-cause-lists': '/karnataka-lists-host/',
  'board-allahabad': '/board-allahabad-host/',
  'board-lucknow': '/board-lucknow-host/',
  'board-bombay': '/board-bombay-host/',
  'board-karnataka': '/board-karnataka-host/',
  'board-calcutta': '/board-calcutta-host/',
  'board-jammu': '/board-jammu-host/',
  'board-delhi': '/board-delhi-host/',
  'board-telangana': '/board-telangana-host/',
  'board-madras': '/board-madras-host/',
  'board-madurai': '/board-madurai-host/',
  'board-kerala': '/board-kerala-host/',
  'board-patna': '/board-patna-host/',
  'board-orissa': '/board-orissa-host/',
}

/** A tribunal's site has the path of the real site below a folder with the site's name. */
export function sitePath(site: string): string | undefined {
  const tribunal = tribunalSites.get(site)
  if (tribunal) return `/${site}-host${new URL(tribunal.baseUrl).pathname}`
  return paths[site] ?? (site.startsWith('dcourts-') ? `/${site}-host/` : undefined)
}
