import { z } from 'zod'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, MatterId } from '../platform/ids.ts'
import { ListsUnread } from './lists-unread.ts'
import { CourtPart, ReadingState } from './reading-state.ts'

export const CourtType = z.enum(['supreme', 'high', 'district', 'tribunal'])
export type CourtType = z.infer<typeof CourtType>

export const Court = z.object({
  _id: CourtId,
  unique_id: CourtId,
  title: z.string(),
  short: z.string(),
  cli_slug: z.string(),
  type: CourtType,
  place: z.string().optional(),
  state: z.string().optional(),
  abbreviations: z.array(z.string()).optional(),
  findable: z.boolean().optional(),
})
export type Court = z.infer<typeof Court>

export const allCourts = endpoint('GET /api/courts/all', {
  access: 'public',
  summary: 'Every court of the catalogue, in the four lists',
  reply: ok({
    supremeCourts: z.array(Court),
    highCourts: z.array(Court),
    districtCourts: z.array(Court),
    tribunalsCourts: z.array(Court),
  }),
})

export const highCourts = endpoint('GET /api/model/high_courts', {
  can: ['read', 'Court'],
  summary: 'All high courts, or the requested one',
  query: z.strictObject({ 'filters[_id]': CourtId.optional() }),
  reply: ok({ data: z.array(Court), meta: z.object({ total: z.number() }) }),
})

export const waysToFind = [
  'case-number',
  'cnr',
  'filing-number',
  'diary-number',
  'party',
  'advocate',
  'fir',
  'act',
] as const
export const FindBy = z.enum(waysToFind)
export type FindBy = z.infer<typeof FindBy>

export const CaseType = z.object({
  /** The code on the court's site. Benches of one court can use different codes for the same type. */
  code: z.string(),
  short: z.string(),
  title: z.string(),
})
export type CaseType = z.infer<typeof CaseType>

export const FindList = z.enum(['establishment', 'police-station', 'act'])
export type FindList = z.infer<typeof FindList>

export const courtOptions = endpoint('GET /api/courts/:unique_id/options', {
  reaches: ['courts'],
  asksCourt: true,
  can: ['read', 'Court'],
  summary: 'A list for this court’s form, read from its site: establishments, police stations, acts',
  params: z.object({ unique_id: CourtId }),
  query: z.object({
    list: FindList,
    within: z.string().trim().max(200).optional(),
  }),
  reply: ok({ data: z.array(z.object({ code: z.string(), label: z.string() })) }),
})

export const courtForm = endpoint('GET /api/courts/:unique_id/form', {
  reaches: ['courts'],
  can: ['read', 'Court'],
  summary: 'The fields that this court needs to search a case',
  params: z.object({ unique_id: CourtId }),
  reply: ok({
    data: z.object({
      unique_id: CourtId,
      by: z.array(FindBy),
      case_types: z.array(CaseType),
      lists: z.partialRecord(FindBy, z.array(FindList)),
      read_at: Instant.nullable(),
    }),
  }),
})

export const CourtHealth = z.object({
  unique_id: CourtId,
  title: z.string(),
  short: z.string(),
  lists: z.object({
    are_read: z.boolean(),
    /** Null if all lists of the court are read. */
    unread: ListsUnread.nullable(),
    url: z.url().nullable(),
    waiting: z.array(CourtDate),
    unplaced: z.array(MatterId),
  }),
  state: ReadingState,
  parts: z.array(
    z.object({
      part: CourtPart,
      state: ReadingState,
      last_success_at: Instant.nullable(),
      since: Instant.nullable(),
    }),
  ),
  last_success_at: Instant.nullable(),
  failing_since: Instant.nullable(),
  failure: z.enum(['down', 'blocked', 'page-changed']).nullable(),
})
export type CourtHealth = z.infer<typeof CourtHealth>

export const courtsHealth = endpoint('GET /api/courts/health', {
  can: ['read', 'Court'],
  summary: 'When the chamber’s courts were last read, and which of them fail',
  reply: ok({ data: z.array(CourtHealth) }),
})

export const otherForum = CourtId.parse('tribunals-other-forum')
