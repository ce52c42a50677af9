import { z } from 'zod'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId } from '../platform/ids.ts'
import { Court, FindBy } from './courts.ts'

/** A clock time in India, `HH:MM`. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const SittingHours = z.object({
  from: ClockTime,
  to: ClockTime,
  lunch: z.object({ from: ClockTime, to: ClockTime }).nullable(),
  /** `usual`: what courts of its kind keep; this one's own may differ. */
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

/** How cases of the court are looked up from here, and where that is not possible, why. */
export const CourtDoor = z.object({
  /** The connector; null where no program of ours can look its cases up. */
  connector: z.string().nullable(),
  is_open: z.boolean(),
  /** The ways in which its site lets a case be looked up; none while the door is closed. */
  by: z.array(FindBy),
  /** A sentence for the lawyer; null for an open door. */
  reason: z.string().nullable(),
})
export type CourtDoor = z.infer<typeof CourtDoor>

export const CourtDetails = Court.extend({
  hours: SittingHours,
  links: z.array(CourtLink),
  door: CourtDoor,
})
export type CourtDetails = z.infer<typeof CourtDetails>

export const courtDetails = endpoint({
  method: 'GET',
  path: '/api/courts/:unique_id',
  tag: 'courts',
  can: ['read', 'Court'],
  summary: 'What the catalogue knows of one court: hours, its own pages, how its cases are looked up here',
  params: z.object({ unique_id: CourtId }),
  reply: ok({ data: CourtDetails }),
})

/** A building, or a group of them, under which the eCourts system files the courts of a district. */
export const CourtComplex = z.object({
  code: z.string(),
  name: z.string(),
  /** The numbers of the establishments that sit in it. */
  establishments: z.array(z.string()),
  /** Must one of them be chosen before the court's site searches anything. */
  must_choose_establishment: z.boolean(),
})
export type CourtComplex = z.infer<typeof CourtComplex>

export const courtComplexes = endpoint({
  method: 'GET',
  path: '/api/courts/:unique_id/complexes',
  tag: 'courts',
  can: ['read', 'Court'],
  summary: 'The court complexes of a district',
  params: z.object({ unique_id: CourtId }),
  reply: ok({
    data: z.array(CourtComplex),
    meta: z.object({
      total: z.number(),
      /** The codes of the national lists; null for a court that is no district’s. */
      state_code: z.string().nullable(),
      district_code: z.string().nullable(),
    }),
  }),
})

export const searchComplexes = endpoint({
  method: 'GET',
  path: '/api/courts/complexes',
  tag: 'courts',
  can: ['read', 'Court'],
  summary: 'Court complexes by the words of their name, or its initials, with the district that each belongs to',
  query: z.object({ q: z.string().trim().min(2).max(100) }),
  reply: ok({ data: z.array(z.object({ court: CourtId, code: z.string(), name: z.string() })) }),
})
