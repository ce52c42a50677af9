import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId } from '../platform/ids.ts'
import { failures } from '../platform/messages.ts'

/**
 * `known`: published sources or the settings confirm the address. `met`: the site named the district. `candidate`: nobody
 * has asked. `unanswered` and `unnamed`: the site did not answer, or did not name the district. An operator decides
 * `confirmed` and `forbidden`.
 */
export const DistrictSiteState = z.enum([
  'known',
  'candidate',
  'met',
  'unnamed',
  'unanswered',
  'confirmed',
  'forbidden',
])
export type DistrictSiteState = z.infer<typeof DistrictSiteState>

export const DistrictSite = z.object({
  address: z.url(),
  state: DistrictSiteState,
  /** The title of the site's front page when it was read. */
  said: z.string().nullable(),
  read_at: Instant.nullable(),
})
export type DistrictSite = z.infer<typeof DistrictSite>

export const tryDistrictSite = endpoint('POST /api/courts/:unique_id/site', {
  failure: failures.court,
  reaches: ['courts'],
  can: ['create', 'Matter'],
  summary: 'Read the front page of the address that a district court’s site probably has, once',
  params: z.object({ unique_id: CourtId }),
  reply: ok({ data: DistrictSite }),
})

export const ListedDistrictSite = DistrictSite.extend({
  court: CourtId,
  title: z.string(),
  place: z.string(),
  source: z.string().nullable(),
})
export type ListedDistrictSite = z.infer<typeof ListedDistrictSite>

export const listDistrictSites = endpoint('GET /api/installation/district-sites', {
  personally: true,
  summary: 'For the operator: the addresses of the district courts’ sites, and what the sites said',
  query: z.strictObject({
    search: z.string().trim().max(200).default(''),
    state: DistrictSiteState.optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
  }),
  reply: ok({
    data: z.array(ListedDistrictSite),
    meta: z.object({
      total: z.int(),
      page: z.int(),
      perPage: z.int(),
      counts: z.partialRecord(DistrictSiteState, z.int()),
    }),
  }),
})

export const decideDistrictSite = endpoint('POST /api/installation/district-sites/:unique_id', {
  personally: true,
  summary: 'For the operator: confirm the address of a district court’s site, change it, forbid it, or undo this',
  params: z.object({ unique_id: CourtId }),
  body: z.object({
    decision: z.enum(['confirmed', 'forbidden']).nullable(),
    /** `https://<name>.dcourts.gov.in/`. Without it, the address stays as it is. */
    address: z.string().trim().max(100).optional(),
  }),
  reply: ok({ data: ListedDistrictSite, message: z.string() }),
})
