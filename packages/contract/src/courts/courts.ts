import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId } from '../platform/ids.ts'

export const CourtType = z.enum(['supreme', 'high', 'district', 'tribunal'])
export type CourtType = z.infer<typeof CourtType>

/** A court, or a bench of one, as the application's lists carry it. `_id` is the same text as `unique_id`. */
export const Court = z.object({
  _id: CourtId,
  unique_id: CourtId,
  title: z.string(),
  /** The name that its lawyers use where the title has no room: `Allahabad HC`. */
  short: z.string(),
  /** The name for narrow columns and addresses, e.g. `allahabad`. */
  cli_slug: z.string(),
  type: CourtType,
  /** Where it sits, e.g. `Prayagraj`. */
  place: z.string().optional(),
  /** State or jurisdiction, for search and grouping. */
  state: z.string().optional(),
  /** What lawyers type for short: `SCI`, `AHC`, `NCLT`. Courts may share one. */
  abbreviations: z.array(z.string()).optional(),
  /** Can cases be looked up here now: there is a connector, and the operator of the installation has it switched on. */
  findable: z.boolean().optional(),
})
export type Court = z.infer<typeof Court>

export const allCourts = endpoint({
  method: 'GET',
  path: '/api/courts/all',
  tag: 'courts',
  access: 'public',
  summary: 'Every court of the catalogue, in the four lists',
  reply: ok({
    supremeCourts: z.array(Court),
    highCourts: z.array(Court),
    districtCourts: z.array(Court),
    tribunalsCourts: z.array(Court),
  }),
})

export const highCourts = endpoint({
  method: 'GET',
  path: '/api/model/high_courts',
  tag: 'courts',
  can: ['read', 'Court'],
  summary: 'High courts, or the one asked for',
  query: z.strictObject({ 'filters[_id]': CourtId.optional() }),
  reply: ok({ data: z.array(Court), meta: z.object({ total: z.number() }) }),
})

/** The ways in which a court's site lets a case be looked up. */
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
  /** The site's own code; differs between benches, so never kept beyond the court it came from. */
  code: z.string(),
  /** The abbreviation that stands in case numbers, e.g. `WRIC`. */
  short: z.string(),
  title: z.string(),
})
export type CaseType = z.infer<typeof CaseType>

/** A list of the court's own site that a form offers: its houses first, since the others hang on the house. */
export const FindList = z.enum(['establishment', 'police-station', 'act'])
export type FindList = z.infer<typeof FindList>

export const courtOptions = endpoint({
  method: 'GET',
  path: '/api/courts/:unique_id/options',
  reaches: ['courts'],
  asksCourt: true,
  tag: 'courts',
  can: ['read', 'Court'],
  summary: 'A list of this court’s form, read from its site: houses, police stations, acts',
  params: z.object({ unique_id: CourtId }),
  query: z.object({
    list: FindList,
    /** The house whose police stations are wanted. */
    within: z.string().trim().max(200).optional(),
  }),
  reply: ok({ data: z.array(z.object({ code: z.string(), label: z.string() })) }),
})

export const courtForm = endpoint({
  method: 'GET',
  path: '/api/courts/:unique_id/form',
  reaches: ['courts'],
  tag: 'courts',
  can: ['read', 'Court'],
  summary: 'What this court asks for when a case is looked up',
  params: z.object({ unique_id: CourtId }),
  reply: ok({
    data: z.object({
      unique_id: CourtId,
      by: z.array(FindBy),
      case_types: z.array(CaseType),
      /** The lists that must be chosen from, each to be had from `…/options`; by the way of asking. */
      lists: z.partialRecord(FindBy, z.array(FindList)),
      /** When the case types were read from the court; null when they come from the catalogue. */
      read_at: Instant.nullable(),
    }),
  }),
})

/** The parts of a court's site that a chamber needs. Each is read on its own, and one may fail while the others answer. */
export const CourtPart = z.enum(['cases', 'lists', 'board', 'orders'])
export type CourtPart = z.infer<typeof CourtPart>

/** `late`: it was due and did not come. `failing`: twice its due time has passed. `never`: not read yet. */
export const PartState = z.enum(['failing', 'late', 'never', 'read'])
export type PartState = z.infer<typeof PartState>

/** What is known of a court's site: when it last answered, and since when it fails. */
export const CourtHealth = z.object({
  unique_id: CourtId,
  title: z.string(),
  short: z.string(),
  /** Whether its cause lists are read here, and where people find them. */
  lists: z.object({ are_read: z.boolean(), url: z.url().nullable() }),
  /** The worst of the parts that the chamber needs. */
  state: PartState,
  parts: z.array(
    z.object({
      part: CourtPart,
      state: PartState,
      last_success_at: Instant.nullable(),
      /** Since when it fails, or was due and did not come. */
      since: Instant.nullable(),
    }),
  ),
  /** When the part that was read longest ago was read; null while one never was. */
  last_success_at: Instant.nullable(),
  failing_since: Instant.nullable(),
  /** `down`, `blocked`, `page-changed` or null while all is well. */
  failure: z.enum(['down', 'blocked', 'page-changed']).nullable(),
})
export type CourtHealth = z.infer<typeof CourtHealth>

export const courtsHealth = endpoint({
  method: 'GET',
  path: '/api/courts/health',
  tag: 'courts',
  can: ['read', 'Court'],
  summary: 'When the chamber’s courts were last read, and which of them fail',
  reply: ok({ data: z.array(CourtHealth) }),
})

/** Stands for every forum that is no court of the catalogue: arbitrators, revenue courts, advice without a court. */
export const otherForum = CourtId.parse('tribunals-other-forum')
