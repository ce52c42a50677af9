import { z } from 'zod'
import { CaseStatus } from '../courts/case-record.ts'
import { digitsOf } from '../platform/cleaned.ts'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, MatterId } from '../platform/ids.ts'
import { seen, versioned } from '../platform/version.ts'
import { caseFields } from './case-fields.ts'

/** `other`: for example an intervenor or a caveator. */
export const Side = z.enum(['petitioner', 'respondent', 'other'])
export type Side = z.infer<typeof Side>

export const LinkKind = z.enum([
  'bail',
  'trial',
  'revision',
  'appeal',
  'slp',
  'review',
  'curative',
  'transfer',
  'writ',
  'execution',
  'contempt',
  'connected',
])
export type LinkKind = z.infer<typeof LinkKind>

export const AliasKind = z.enum(['renumbered', 'defective', 'diary', 'filing', 'fir', 'zero-fir', 'other'])
export type AliasKind = z.infer<typeof AliasKind>

const id = z.object({ id: MatterId })
const Line = z.string().trim().max(200, 'Use at most 200 characters')
const Year = z.coerce.number().int().min(1900, 'Write a year of four digits').max(2100, 'Write a year of four digits')

export const FamilyMatter = z.object({
  _id: MatterId,
  title: z.string(),
  type: z.enum(['court', 'other']),
  ...caseFields,
  case_status: CaseStatus,
  next_date: CourtDate.nullable(),
})
export type FamilyMatter = z.infer<typeof FamilyMatter>

/** `matter_id` is the later matter, such as an appeal. `of_matter_id` is the earlier matter. */
export const FamilyLink = z.object({ matter_id: MatterId, of_matter_id: MatterId, kind: LinkKind })
export type FamilyLink = z.infer<typeof FamilyLink>

export const FamilyFir = z.object({
  state: z.string().nullable(),
  district: z.string().nullable(),
  police_station: z.string(),
  number: z.string(),
  year: z.number(),
  matter_ids: z.array(MatterId),
})
export type FamilyFir = z.infer<typeof FamilyFir>

export const LinkSuggestion = z.object({
  matter: FamilyMatter,
  kind: LinkKind,
  is_later: z.boolean(),
  reason: z.enum(['same-fir', 'below']),
  shared: z.string(),
})
export type LinkSuggestion = z.infer<typeof LinkSuggestion>

export const MatterAlias = z.object({
  _id: z.uuid(),
  kind: AliasKind,
  court: CourtId,
  court_title: z.string(),
  case_type: z.string(),
  case_number: z.string(),
  case_year: z.number(),
  is_from_court: z.boolean(),
})

export const Fir = z.object({
  state: Line.nullable().default(null),
  district: Line.nullable().default(null),
  police_station: Line.min(1, 'Write the police station'),
  number: digitsOf(/^0*[1-9]\d{0,6}$/, 'Write the number in digits'),
  year: Year,
})
export type Fir = z.infer<typeof Fir>

export const Family = z.object({
  matters: z.array(FamilyMatter),
  links: z.array(FamilyLink),
  firs: z.array(FamilyFir),
  own_fir: Fir.nullable(),
  /** First and last day of the offence. The second is null for an offence of one day. */
  offence_from: CourtDate.nullable(),
  offence_to: CourtDate.nullable(),
  suggestions: z.array(LinkSuggestion),
  aliases: z.array(MatterAlias),
  /** The matter's. */
  version: versioned.version,
})
export type Family = z.infer<typeof Family>

const family = ok({ data: Family, message: z.string().optional() })

export const getFamily = endpoint('GET /api/matters/family/:id', {
  can: ['read', 'Matter'],
  summary: 'The family of a matter, its other numbers, and suggested links',
  params: id,
  reply: family,
})

export const linkMatters = endpoint('POST /api/matters/family/:id/link', {
  can: ['update', 'Matter'],
  summary: 'Link two matters, or accept a suggestion',
  params: id,
  body: z.object({
    other_id: MatterId,
    kind: LinkKind,
    /** True if the matter `id` is later than the matter `other_id`. */
    is_later: z.boolean().default(true),
  }),
  reply: family,
})

export const unlinkMatters = endpoint('POST /api/matters/family/:id/unlink', {
  can: ['update', 'Matter'],
  summary: 'Unlink two matters',
  params: id,
  body: z.object({ other_id: MatterId }),
  reply: family,
})

export const dismissSuggestion = endpoint('POST /api/matters/family/:id/dismiss', {
  can: ['update', 'Matter'],
  summary: 'Dismiss a suggested link; it is not suggested again',
  params: id,
  body: z.object({ other_id: MatterId }),
  reply: family,
})

export const addAlias = endpoint('POST /api/matters/aliases/:id', {
  can: ['update', 'Matter'],
  summary: 'Add another number of the matter, for search and matching',
  params: id,
  body: z.object({
    kind: AliasKind,
    court: CourtId,
    case_type: z.string().trim().min(1, 'Write a case type').max(60, 'Use at most 60 characters'),
    case_number: digitsOf(/^0*[1-9]\d{0,8}$/, 'Write the number in digits'),
    case_year: Year,
  }),
  reply: family,
})

export const removeAlias = endpoint('POST /api/matters/aliases/:id/remove', {
  can: ['update', 'Matter'],
  summary: 'Remove another number of the matter',
  params: id,
  body: z.object({ alias_id: z.uuid() }),
  reply: family,
})

export const setFir = endpoint('POST /api/matters/fir/:id', {
  can: ['update', 'Matter'],
  changes: Family,
  summary:
    'The FIR of a matter as the chamber knows it; null removes it. The days of the offence decide between IPC and BNS',
  params: id,
  body: z.object({
    fir: Fir.nullable(),
    offence_from: CourtDate.nullable().optional(),
    offence_to: CourtDate.nullable().optional(),
    ...seen,
  }),
  reply: family,
})
