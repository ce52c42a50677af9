import type { CourtSite } from '@peshi/courts/connector'
import { districtSites, siteAt } from '@peshi/courts/dcourts/addresses'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/db/door.ts'
import type { Config } from '../../platform/process/config.ts'
import type { LiveEvents } from '../../platform/stream/live-events.ts'
import { listSites, type SiteRow } from './district-sites.repo.ts'

declare module '../../platform/process/context.ts' {
  interface Context {
    districtSites: DistrictSites
  }
}

/** The sites that may be asked for cases. The map changes when a process has met a site or an operator decided. */
export interface DistrictSites {
  sites: ReadonlyMap<string, CourtSite>
  reload(): Promise<void>
}

interface Needs {
  db: Db
  config: Pick<Config, 'districtSites'>
  events: Pick<LiveEvents, 'onDistrictSite' | 'onMissed'>
  log: Pick<FastifyBaseLogger, 'error'>
}

export async function openDistrictSites({ db, config, events, log }: Needs): Promise<DistrictSites> {
  const sites = new Map<string, CourtSite>()

  async function reload() {
    const rows = await db.asSystem('court-sync', listSites)
    const open = openSites(config.districtSites, rows)
    for (const court of sites.keys()) if (!open.has(court)) sites.delete(court)
    for (const [court, site] of open) sites.set(court, site)
  }

  const reloadLater = () =>
    void reload().catch((error: unknown) => log.error({ error }, 'The addresses of the districts could not be read'))
  events.onDistrictSite(reloadLater)
  events.onMissed(reloadLater)
  await reload()
  return { sites, reload }
}

export function openSites(
  own: ReadonlyMap<string, string>,
  rows: readonly Pick<SiteRow, 'court' | 'address' | 'finding' | 'decision'>[],
): Map<string, CourtSite> {
  const sites = new Map(districtSites)
  for (const [court, address] of own) sites.set(court, siteAt(court, address))
  for (const { court, address, finding, decision } of rows) {
    if (decision === 'forbidden') sites.delete(court)
    else if (decision === 'confirmed' || finding === 'met') sites.set(court, siteAt(court, address))
  }
  return sites
}
