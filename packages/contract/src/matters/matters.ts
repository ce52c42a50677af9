import { z } from 'zod'
import { MatterMember } from '../chamber/team.ts'
import { CaseRecord, CaseStatus } from '../courts/case-record.ts'
import { CaseYear } from '../courts/find-case.ts'
import { digitsOf } from '../platform/cleaned.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CaseId, Cnr, CourtId, MatterId, PersonId, TagId } from '../platform/ids.ts'
import { failures } from '../platform/messages.ts'
import { changesSomething, changesTo, Seen, seen, versioned } from '../platform/version.ts'
import { caseFields } from './case-fields.ts'
import { DateState } from './date-state.ts'
import { Side } from './families.ts'
import { Tag } from './tags.ts'

const id = z.object({ id: MatterId })
const Title = z.string().trim().min(1, 'Write a title').max(300, 'Use at most 300 characters')
const Line = z.string().trim().max(300, 'Use at most 300 characters')

export const Matter = z.object({
  _id: MatterId,
  title: z.string(),
  is_sensitive: z.boolean(),
  /** True while only the number is known: no page of the case was read. */
  is_unread: z.boolean(),
  case_status: CaseStatus,
  reference_id: z.string().nullable(),
  ...caseFields,
  court_id: CourtId,
  our_side: Side.nullable(),
  matter_id: CaseId.nullable(),
  type: z.enum(['court', 'other']),
  cnr: z.string().nullable(),
  petitioner: z.string().nullable(),
  respondent: z.string().nullable(),
  stage: z.string().nullable(),
  next_date: CourtDate.nullable(),
  read_at: Instant.nullable(),
  failing_since: Instant.nullable(),
  created_at: Instant,
  version: versioned.version,
})
export type Matter = z.infer<typeof Matter>

const Beside = z.object({ court: z.string().nullable(), own: z.string().nullable() })

/** The fields of a matter that people edit. */
export const EditedMatter = Matter.extend({
  ...versioned,
  /**
   * The court's value and the chamber's value of each field. A new court value does not overwrite the chamber's value.
   */
  beside: z.object({ title: Beside, petitioner: Beside, respondent: Beside, stage: Beside, next_date: Beside }),
})
export type EditedMatter = z.infer<typeof EditedMatter>

export const MatterDetail = EditedMatter.extend({
  date_state: DateState,
  record: CaseRecord.omit({ orders: true }).nullable(),
  counts: z.object({
    hearings: z.number(),
    orders: z.number(),
    notes: z.number(),
    documents: z.number(),
    tasks: z.number(),
  }),
  sync: z.object({
    state: z.enum(['idle', 'queued', 'running', 'needs-look', 'failed']),
    orders_done: z.number(),
    orders_total: z.number(),
    problem: z.string().nullable(),
  }),
})
export type MatterDetail = z.infer<typeof MatterDetail>

export const ListedMatter = Matter.extend({
  date_state: DateState,
  tags: z.array(Tag).optional(),
  team: z.array(MatterMember).optional(),
})
export type ListedMatter = z.infer<typeof ListedMatter>

export const matterSorts = [
  'next_date',
  '-next_date',
  'title',
  '-title',
  'created_at',
  '-created_at',
  'case_year',
  '-case_year',
] as const
export const MatterSort = z.enum(matterSorts)
export type MatterSort = z.infer<typeof MatterSort>

export const matterFilters = {
  'filters[court_id]': CourtId.optional(),
  'filters[case_status]': CaseStatus.optional(),
  'filters[case_year]': CaseYear.optional(),
  'filters[tag]': TagId.optional(),
  'filters[person]': PersonId.optional(),
}

export const MatterExtra = z.enum(['tags', 'team'])
export type MatterExtra = z.infer<typeof MatterExtra>

const Extras = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(MatterExtra).max(2))

export const listMatters = endpoint('GET /api/matter_list/matters', {
  can: ['read', 'Matter'],
  summary: 'The chamber’s matters, a page at a time',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(200).default(25),
    search: z.string().trim().max(200).optional(),
    sort: MatterSort.default('-created_at'),
    with: Extras.optional(),
    ...matterFilters,
  }),
  reply: ok({
    data: z.array(ListedMatter),
    meta: z.object({ total: z.number(), page: z.number(), perPage: z.number() }),
  }),
})

export const getMatter = endpoint('GET /api/matters/:id', {
  can: ['read', 'Matter'],
  summary: 'One matter with the court’s record, hearings included',
  params: id,
  query: z.object({
    ahead: z.stringbool().default(false),
  }),
  reply: ok({ data: MatterDetail }),
})

export const saveMatter = endpoint('PUT /api/matters', {
  reaches: ['courts'],
  can: ['create', 'Matter'],
  summary: 'Follow a found case, or refresh a followed one',
  body: z.object({
    unique_id: CourtId,
    matter_id: CaseId,
    refresh: z.boolean().default(false),
    reference_id: Line.nullable().optional(),
  }),
  reply: ok({ data: Matter, message: z.string(), orders_by_hand: z.boolean() }),
})

export const addMatter = endpoint('POST /api/add', {
  can: ['create', 'Matter'],
  summary: 'Add a case by hand whose court cannot be searched',
  body: z.object({
    unique_id: CourtId,
    title: Title.nullable().optional(),
    petitioner: Line.min(1, 'Write a name'),
    respondent: Line.min(1, 'Write a name'),
    case_type: z.string().trim().min(1, 'Write a case type').max(60, 'Use at most 60 characters'),
    case_number: digitsOf(/^\d{1,9}$/, 'Write the number in digits'),
    case_year: CaseYear,
    stage: Line.nullable().optional(),
    next_date: CourtDate.nullable().optional(),
    reference_id: Line.nullable().optional(),
  }),
  reply: ok({ data: Matter, message: z.string() }),
})

export const addUnread = endpoint('POST /api/matters/unread', {
  can: ['create', 'Matter'],
  summary: 'Keep a case that cannot be read yet, by its CNR or number; it is filled when a page of it comes',
  body: z
    .object({
      /** Needs a CNR if it is missing. A CNR whose court is not known is kept without a court. */
      unique_id: CourtId,
      cnr: Cnr.nullable(),
      case_type: z.string().trim().min(1, 'Write a case type').max(60, 'Use at most 60 characters').nullable(),
      case_number: digitsOf(/^\d{1,9}$/, 'Write the number in digits').nullable(),
      case_year: CaseYear.nullable(),
      reference_id: Line.nullable(),
    })
    .partial()
    .refine(({ unique_id, cnr }) => unique_id || cnr, { message: 'Choose a court', path: ['unique_id'] })
    .refine(({ cnr, case_type, case_number, case_year }) => cnr || (case_type && case_number && case_year), {
      message: 'Write a CNR, or type, number and year',
      path: ['cnr'],
    }),
  reply: ok({ data: Matter, message: z.string() }),
})

export const deleteMatter = endpoint('POST /api/matters/delete/:id', {
  failure: failures.deletion,
  can: ['delete', 'Matter'],
  changes: EditedMatter,
  summary: 'Move a matter to the recycle bin, where it stays 30 days, or for as long as the chamber has set',
  params: id,
  body: Seen,
  reply: ok({ message: z.string() }),
})

export const restoreMatter = endpoint('POST /api/matters/restore/:id', {
  can: ['delete', 'Matter'],
  summary: 'Restore a matter from the recycle bin',
  params: id,
  reply: ok({ data: Matter, message: z.string() }),
})

export const listDeletedMatters = endpoint('GET /api/matters/bin', {
  can: ['delete', 'Matter'],
  summary: 'The recycle bin, newest first',
  reply: ok({ data: z.array(Matter.extend({ deleted_at: Instant, deleted_by: z.string().nullable() })) }),
})

export const editTitle = endpoint('POST /api/matters/title/:id', {
  can: ['update', 'Matter'],
  changes: EditedMatter,
  summary: 'Set the chamber’s own title of a matter; null restores the court’s',
  params: id,
  body: z.object({ title: Title.nullable(), ...seen }),
  reply: ok({ data: Matter, message: z.string() }),
})

export const editPublicData = endpoint('POST /api/matters/public_data/:id', {
  can: ['update', 'Matter'],
  changes: EditedMatter,
  summary: 'Set the chamber’s own parties, stage, hearing date or file number; null restores the court’s',
  params: id,
  body: changesTo({
    petitioner: Line.min(1, 'Write a name').nullable(),
    respondent: Line.min(1, 'Write a name').nullable(),
    stage: Line.min(1, 'Write a stage').nullable(),
    next_date: CourtDate.nullable(),
    reference_id: Line.nullable(),
  }).refine(changesSomething, 'Nothing to change'),
  reply: ok({ data: Matter, message: z.string() }),
})

export const MatterGroup = z.enum(['hc_name', 'case_status', 'case_year'])
export type MatterGroup = z.infer<typeof MatterGroup>

export const MatterCount = z.object({ _id: z.string(), title: z.string(), count: z.number() })
export type MatterCount = z.infer<typeof MatterCount>

const exportFields = [
  'title',
  'case_status',
  'reference_id',
  'hc_name',
  'unique_id',
  'case_year',
  'cnr',
  'stage',
  'next_date',
  'petitioner',
  'respondent',
  'offence_from',
] as const
export const ExportField = z.enum(exportFields)
export type ExportField = z.infer<typeof ExportField>

const ExportFields = z
  .string()
  .default('title,case_status,reference_id,hc_name,unique_id')
  .transform((list) => [...new Set(list.split(',').map((name) => name.trim()))])
  .pipe(z.array(ExportField).min(1))

const Range = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.tuple([CourtDate, CourtDate]))
  .refine(([from, to]) => from <= to, 'The range ends before it begins')

const MatterIds = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(MatterId).max(200))

export const countMatters = endpoint('GET /api/model/matters', {
  reaches: ['pool'],
  can: ['read', 'Matter'],
  summary: 'Counts by court, status or year (`group`), or with `export=true` the matters as a file',
  query: z.object({
    group: MatterGroup.optional(),
    export: z.enum(['true', 'false']).optional(),
    fields: ExportFields,
    limit: z.coerce.number().int().min(1).max(100_000).default(100_000),
    type: z.enum(['xlsx', 'csv', 'pdf']).default('xlsx'),
    range: Range.optional(),
    search: z.string().trim().max(200).optional(),
    ids: MatterIds.optional(),
    ...matterFilters,
  }),
  reply: ok({
    data: z.array(MatterCount),
  }),
})
