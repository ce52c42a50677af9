import { z } from 'zod'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId } from '../platform/ids.ts'
import { CourtLink } from './court-catalogue.ts'
import { Court, CourtType } from './courts.ts'

export const CourtLinks = Court.pick({ unique_id: true, title: true, type: true, place: true, state: true }).extend({
  links: z.array(CourtLink.extend({ is_confirmed: z.boolean() })),
  is_favourite: z.boolean(),
})
export type CourtLinks = z.infer<typeof CourtLinks>

export const listCourtLinks = endpoint('GET /api/court_links', {
  can: ['read', 'Court'],
  summary: 'The courts’ own pages by court, the reader’s favourites first',
  query: z.object({
    q: z.string().trim().max(100).optional(),
    type: CourtType.optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
  }),
  reply: ok({
    data: z.array(CourtLinks),
    meta: z.object({
      total: z.int(),
      page: z.int(),
      perPage: z.int(),
      gathered_in: z.string().regex(/^\d{4}-\d{2}$/),
    }),
  }),
})

export const mostFavouriteCourts = 100

export const setFavouriteCourt = endpoint('POST /api/court_links/favourite', {
  can: ['read', 'Court'],
  summary: 'Add a court to one’s favourites, or remove it',
  body: z.object({ court: CourtId, is_favourite: z.boolean() }),
  reply: ok({ data: z.object({ court: CourtId, is_favourite: z.boolean() }) }),
})
