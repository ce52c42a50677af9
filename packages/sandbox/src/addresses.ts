/**
 * Sandbox path of each court site, by the site's key. In the demo, a connector's base address is the sandbox's address
 * followed by this path.
 */
export const sitePaths: Readonly<Record<string, string>> = {
  hcservices: '/hcservices-host/hcservices/',
  'hcservices-old': '/hcservices-host/ecourtindiaHC/',
  allahabad: '/allahabad-host/apps/status_ccms/index.php/',
  lucknow: '/lucknow-host/status/index.php/',
  sci: '/sci-host/',
  'dcourts-prayagraj': '/dcourts-prayagraj-host/',
  nclt: '/nclt-host/',
  nclat: '/nclat-host/',
  drt: '/drt-host/drtlive/',
  cat: '/cat-host/catlive/',
  tdsat: '/tdsat-host/Delhi/services/',
  ngt: '/ngt-host/',
  ejagriti: '/ejagriti-host/services/',
  cestat: '/cestat-host/',
  itat: '/itat-host/',
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
}
