import type { DistrictSite, DistrictSiteState, ListedDistrictSite } from '@peshi/contract/courts/district-sites'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courts as catalogue, findCourt } from '@peshi/courts/catalogue/courts'
import { type DistrictAddress, districtAddresses, isDistrictAddress } from '@peshi/courts/dcourts/addresses'
import { namesDistrict } from '@peshi/courts/dcourts/front-page.parse'
import { CourtUnavailable, Invalid, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { notAvailable } from './court-failures.ts'
import { findSite, listSites, putSite, type SiteChange, type SiteRow } from './district-sites.repo.ts'

/** Milliseconds until a site that did not answer is asked again. */
const waitMs = 10 * 60_000

interface Wanted {
  search: string
  state?: DistrictSiteState | undefined
  page: number
  perPage: number
}

interface Decision {
  decision: SiteRow['decision']
  address?: string | undefined
}

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'courts' | 'events' | 'districtSites'>

export function createDistrictSites({ config, db, clock, courts, events, districtSites }: Needs) {
  function addressOf(court: CourtId): DistrictAddress | null {
    const own = config.districtSites.get(court)
    if (own) return { address: own, level: 'known', source: 'PESHI_DISTRICT_SITES', otherName: null }
    return districtAddresses.get(court) ?? null
  }

  function describe(court: CourtId, row: SiteRow | null): DistrictSite | null {
    const given = addressOf(court)
    const address = row?.address ?? given?.address
    if (!address) return null
    const state = row?.decision ?? (given?.level === 'known' ? 'known' : (row?.finding ?? 'candidate'))
    return { address, state, said: row?.said ?? null, read_at: row?.read_at?.toISOString() ?? null }
  }

  const findRow = (court: CourtId) => db.asSystem('court-sync', (tx) => findSite(tx, court))

  async function keep(court: CourtId, address: string, change: SiteChange): Promise<SiteRow> {
    const row = await db.asSystem('court-sync', async (tx) => {
      const kept = await putSite(tx, court, { address, ...change })
      await events.announceDistrictSite(tx, court)
      return kept
    })
    await districtSites.reload()
    return row
  }

  function present(court: CourtId, row: SiteRow | null): ListedDistrictSite | null {
    const site = describe(court, row)
    const { title = court, place = '', state: in_state = '' } = findCourt(court) ?? {}
    return site && { ...site, court, title, place, in_state, source: addressOf(court)?.source ?? null }
  }

  return {
    find: async (court: CourtId): Promise<DistrictSite | null> =>
      court.startsWith('dc-') ? describe(court, await findRow(court)) : null,

    /** Sends nothing of a case: only the front page is read, and only once. */
    async try(actor: Actor, court: CourtId): Promise<DistrictSite> {
      authorize(actor, 'create', 'Matter')
      const row = await findRow(court)
      const site = describe(court, row)
      if (!site) throw new NotFound('There is no address to try for this court.')
      if (site.state === 'forbidden')
        throw notAvailable('The operator of this installation does not allow requests to this court’s site.')
      const isWaiting = row?.read_at && clock.now().getTime() - row.read_at.getTime() < waitMs
      if (site.state !== 'candidate' && (site.state !== 'unanswered' || isWaiting)) return site
      const reading = { read_at: clock.now() }
      try {
        const said = await courts.readFrontPage(court, site.address)
        const finding = namesDistrict(court, said) ? ('met' as const) : ('unnamed' as const)
        return { ...site, ...describe(court, await keep(court, site.address, { ...reading, said, finding })) }
      } catch (error) {
        if (!(error instanceof CourtUnavailable) || error.code === 'court-busy') throw error
        return { ...site, ...describe(court, await keep(court, site.address, { ...reading, finding: 'unanswered' })) }
      }
    },

    async list({ search, state, page, perPage }: Wanted) {
      const rows = await db.asSystem('court-sync', listSites)
      const byCourt = new Map(rows.map((row) => [row.court, row]))
      const words = search.toLowerCase().split(/\s+/).filter(Boolean)
      const all = catalogue.districtCourts.flatMap(({ _id }) => present(_id, byCourt.get(_id) ?? null) ?? [])
      const found = all.filter((site) => {
        const text = `${site.place} ${site.in_state} ${site.address}`.toLowerCase()
        return (state === undefined || site.state === state) && words.every((word) => text.includes(word))
      })
      const counts: Partial<Record<DistrictSiteState, number>> = {}
      for (const site of all) counts[site.state] = (counts[site.state] ?? 0) + 1
      const data = found.slice((page - 1) * perPage, page * perPage)
      return { data, meta: { total: found.length, page, perPage, counts } }
    },

    async decide(court: CourtId, { decision, address }: Decision) {
      if (!findCourt(court) || !court.startsWith('dc-'))
        throw new NotFound('There is no such district in the catalogue.')
      if (address !== undefined && !isDistrictAddress(address))
        throw new Invalid('Please correct the address.', { address: 'Write https://<name>.dcourts.gov.in/' })
      const row = await findRow(court)
      const now = describe(court, row)?.address
      const next = address ?? now
      if (!next) throw new Invalid('Please write the address.', { address: 'Fill this in' })
      // The finding belongs to the old address.
      const forgotten: SiteChange = next === now ? {} : { finding: null, said: null, read_at: null }
      const kept = present(court, await keep(court, next, { decision, ...forgotten }))
      if (!kept) throw new Error('A kept address has no site')
      return kept
    },
  }
}
