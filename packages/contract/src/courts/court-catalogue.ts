import { z } from 'zod'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId } from '../platform/ids.ts'
import { Court, FindBy } from './courts.ts'
import { DistrictSite } from './district-sites.ts'

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const SittingHours = z.object({
  from: ClockTime,
  to: ClockTime,
  lunch: z.object({ from: ClockTime, to: ClockTime }).nullable(),
  certainty: z.enum(['known', 'usual']),
  note: z.string().nullable(),
})
export type SittingHours = z.infer<typeof SittingHours>

export const CourtLinkKind = z.enum([
  'site',
  'case_status',
  'cause_list',
  'display_board',
  'orders',
  'judgments',
  'e_filing',
  'video',
])
export type CourtLinkKind = z.infer<typeof CourtLinkKind>

export const CourtLink = z.object({ kind: CourtLinkKind, url: z.url() })
export type CourtLink = z.infer<typeof CourtLink>

export const CourtDoor = z.object({
  connector: z.string().nullable(),
  is_open: z.boolean(),
  by: z.array(FindBy),
  reason: z.string().nullable(),
  /** Null for other courts than district courts, and for districts without an address to try. */
  site: DistrictSite.nullable(),
})
export type CourtDoor = z.infer<typeof CourtDoor>

export const CourtDetails = Court.extend({
  hours: SittingHours,
  links: z.array(CourtLink),
  door: CourtDoor,
})
export type CourtDetails = z.infer<typeof CourtDetails>

export const courtDetails = endpoint('GET /api/courts/:unique_id', {
  can: ['read', 'Court'],
  summary: 'One court of the catalogue: hours, links, and how its cases are searched',
  params: z.object({ unique_id: CourtId }),
  reply: ok({ data: CourtDetails }),
})

export const CourtComplex = z.object({
  code: z.string(),
  name: z.string(),
  establishments: z.array(z.string()),
  must_choose_establishment: z.boolean(),
})
export type CourtComplex = z.infer<typeof CourtComplex>

export const courtComplexes = endpoint('GET /api/courts/:unique_id/complexes', {
  can: ['read', 'Court'],
  summary: 'The court complexes of a district',
  params: z.object({ unique_id: CourtId }),
  reply: ok({
    data: z.array(CourtComplex),
    meta: z.object({
      total: z.number(),
      state_code: z.string().nullable(),
      district_code: z.string().nullable(),
    }),
  }),
})

export const searchComplexes = endpoint('GET /api/courts/complexes', {
  can: ['read', 'Court'],
  summary: 'Court complexes by the words or initials of their name, each with its district',
  query: z.object({ q: z.string().trim().min(2).max(100) }),
  reply: ok({ data: z.array(z.object({ court: CourtId, code: z.string(), name: z.string() })) }),
})
