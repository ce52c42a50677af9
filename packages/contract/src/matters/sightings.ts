import { z } from 'zod'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, MatterId } from '../platform/ids.ts'

const SightingId = z.uuid()

export const Sighting = z.object({
  _id: SightingId,
  date: CourtDate,
  court_id: CourtId,
  court_title: z.string(),
  court_short: z.string(),
  list_title: z.string(),
  matter_id: MatterId,
  title: z.string(),
  case_number: z.string(),
  page: z.number(),
  near_item: z.string().nullable(),
  court_no: z.string().nullable(),
  words: z.string(),
  first_seen_at: Instant,
  state: z.enum(['open', 'confirmed', 'dismissed', 'gone']),
  has_page: z.boolean(),
})
export type Sighting = z.infer<typeof Sighting>

export const listSightings = endpoint('GET /api/sightings', {
  can: ['read', 'Matter'],
  summary: 'Open sightings: matters named on lists of today and later that were not read in full',
  reply: ok({ data: z.array(Sighting) }),
})

export const getSighting = endpoint('GET /api/sightings/:id', {
  can: ['read', 'Matter'],
  summary: 'A sighting with the original list under a signed address',
  params: z.object({ id: SightingId }),
  reply: ok({
    data: Sighting.extend({
      file: z.object({ address: z.string(), version: z.string() }).nullable(),
    }),
  }),
})

export const confirmSighting = endpoint('POST /api/sightings/:id/confirm', {
  can: ['update', 'Matter'],
  summary: 'Confirm a sighting; it becomes a listing',
  params: z.object({ id: SightingId }),
  body: z.strictObject({
    item: z.string().trim().min(1, 'Write the item number').max(30, 'Use at most 30 characters'),
    court_no: z.string().trim().max(30, 'Use at most 30 characters').nullable(),
  }),
  reply: ok({ data: Sighting }),
})

export const dismissSighting = endpoint('POST /api/sightings/:id/dismiss', {
  can: ['update', 'Matter'],
  summary: 'Dismiss a sighting; `is_dismissed: false` undoes this',
  params: z.object({ id: SightingId }),
  body: z.strictObject({ is_dismissed: z.boolean() }),
  reply: ok({ data: Sighting }),
})
