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
  in_state: z.string(),
  source: z.string().nullable(),
})
export type ListedDistrictSite = z.infer<typeof ListedDistrictSite>
