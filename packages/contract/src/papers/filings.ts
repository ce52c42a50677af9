import { z } from 'zod'
import { digitsOf } from '../platform/cleaned.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, DocumentId, FilingId, MatterId, PersonId } from '../platform/ids.ts'
import { changesSomething, changesTo, Seen, SeenInQuery, seen, versioned } from '../platform/version.ts'
import { CourtForm, FormKey } from './filings/court-forms.ts'
import { FilingBundle } from './filings/filing-facts.ts'
import { FilingKind, FilingState } from './filings/filing-kinds.ts'
import { ObjectionKind } from './filings/objection-kinds.ts'

export const papersAtMost = 300
export const objectionsAtMost = 100

const line = (most: 60 | 300) =>
  z
    .string()
    .trim()
    .max(most, most === 60 ? 'Use at most 60 characters' : 'Use at most 300 characters')

const optional = (most: 60 | 300) => line(most).transform((text) => text || null)

const DateOfFiling = CourtDate.refine((date) => date >= '1900-01-01' && date <= '2150-12-31', {
  message: 'Write a date between 1900 and 2150',
})

/** A paper of a filing, in the order of the list. */
export const FilingPaper = z.object({
  _id: z.uuid(),
  /** Null if the document was deleted for good. */
  document_id: DocumentId.nullable(),
  title: z.string(),
  /** The mark of an annexure, such as `P-3`. */
  mark: z.string().nullable(),
  /** The document is in the recycle bin, or was deleted. */
  is_gone: z.boolean(),
  name: z.string().nullable(),
  media_type: z.string().nullable(),
})
export type FilingPaper = z.infer<typeof FilingPaper>

/** The reason why Peshi ticks an item or calls it a defect. The words are `seen` in `filings.json`. */
export const SeenCode = z.enum([
  'no-clock',
  'clock-running',
  'clock-past',
  'no-bundle',
  'bundle-stale',
  'sizes-fit',
  'sizes-differ',
  'pages-numbered',
  'pages-not-numbered',
  'text-on-all',
  'text-missing',
  'papers-locked',
  'within-limit',
  'over-limit',
  'limit-unknown',
  'bookmarked',
  'not-bookmarked',
  'index-made',
  'papers-gone',
  'no-papers',
  'nobody-to-serve',
  'all-served',
  'not-served',
  'text-not-checked',
  'text-changed',
  'text-unreadable',
  'citations-found',
  'citations-doubted',
  'sections-fit',
  'sections-doubted',
])
export type SeenCode = z.infer<typeof SeenCode>

export const MachineCheck = z.object({
  state: z.enum(['ok', 'defect', 'unknown']),
  code: SeenCode,
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type MachineCheck = z.infer<typeof MachineCheck>

export const CheckState = z.enum(['done', 'not-needed', 'open'])
export type CheckState = z.infer<typeof CheckState>

/** The kind of a shipped item, or the id of one of the chamber. */
const ItemKey = z.union([ObjectionKind, z.uuid()])

export const FilingItem = z.object({
  key: z.string(),
  /** The words of an item of the chamber. Shipped items have theirs in `filings.json`. */
  text: z.string().nullable(),
  source: z.string().nullable(),
  /** The result of Peshi’s own check. Null if only a person can check the item. */
  machine: MachineCheck.nullable(),
  state: CheckState,
  note: z.string().nullable(),
  ticked_by: z.string().nullable(),
  ticked_at: Instant.nullable(),
  /** How often this registry returned the chamber’s last filings for it. Null if never. */
  returned: z.object({ times: z.int(), of: z.int() }).nullable(),
})
export type FilingItem = z.infer<typeof FilingItem>

export const ObjectionSource = z.enum(['typed', 'pasted', 'page', 'court'])
export type ObjectionSource = z.infer<typeof ObjectionSource>

export const Objection = z.object({
  _id: z.uuid(),
  /** The return that brought it. The first is 1. */
  round: z.int(),
  /** As the registry words it. */
  text: z.string(),
  kind: ObjectionKind,
  source: ObjectionSource,
  person: z.object({ _id: PersonId, name: z.string() }).nullable(),
  cure_by: CourtDate.nullable(),
  cured_at: Instant.nullable(),
  cured_by: z.string().nullable(),
})
export type Objection = z.infer<typeof Objection>

/** One return by the registry. */
export const FilingReturn = z.object({
  round: z.int(),
  notified_on: CourtDate,
  refile_by: CourtDate.nullable(),
  registry_until: CourtDate.nullable(),
  refiled_on: CourtDate.nullable(),
  /** The delay of the refiling, or of a refiling today. Null if it is in time. */
  delay: z.object({ days: z.int(), by: z.enum(['registry', 'court']) }).nullable(),
})
export type FilingReturn = z.infer<typeof FilingReturn>

const listed = {
  _id: FilingId,
  matter_id: MatterId,
  ctitle: z.string(),
  case_label: z.string().nullable(),
  court_id: CourtId.nullable(),
  court_short: z.string().nullable(),
  form: FormKey,
  kind: FilingKind,
  title: z.string().nullable(),
  state: FilingState,
  number: z.string().nullable(),
  filed_on: CourtDate.nullable(),
  /** The last day to refile, while the filing is returned. */
  refile_by: CourtDate.nullable(),
  open_objections: z.int(),
  registered_number: z.string().nullable(),
  registered_on: CourtDate.nullable(),
  ...versioned,
}

export const ListedFiling = z.object(listed)
export type ListedFiling = z.infer<typeof ListedFiling>

export const Filing = z.object({
  ...listed,
  filed_at: Instant.nullable(),
  acknowledgement: z.object({ document_id: DocumentId, name: z.string() }).nullable(),
  papers: z.array(FilingPaper),
  items: z.array(FilingItem),
  returns: z.array(FilingReturn),
  objections: z.array(Objection),
  /** Objections that the court’s own record lists, and the filing does not have yet. */
  from_court: z.array(z.object({ text: z.string(), notified_on: CourtDate.nullable() })),
  court_form: CourtForm.extend({
    margins: z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
    font: z.string().nullable(),
    sources: z.record(z.string(), z.string()),
  }),
  bundle: FilingBundle.nullable(),
})
export type Filing = z.infer<typeof Filing>

const id = z.object({ id: FilingId })
const one = ok({ data: Filing, message: z.string() })

export const listFilings = endpoint('GET /api/filings', {
  can: ['read', 'Document'],
  summary: 'Filings of a matter, or of all matters: drafts, filed, returned with objections, registered',
  query: z.object({
    matter_id: MatterId.optional(),
    state: z.union([FilingState, z.literal('open'), z.literal('all')]).default('all'),
    form: FormKey.optional(),
    search: z.string().trim().max(200).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
  }),
  reply: ok({
    data: z.array(ListedFiling),
    meta: z.object({ total: z.number(), page: z.number(), perPage: z.number() }),
  }),
})

export const getFiling = endpoint('GET /api/filings/:id', {
  can: ['read', 'Document'],
  summary: 'One filing with its checklist, papers, objections and bundle',
  params: id,
  reply: ok({ data: Filing }),
})

export const beginFiling = endpoint('POST /api/filings', {
  can: ['create', 'Document'],
  summary: 'Begin a filing in a matter, or with a new matter that has no number yet',
  body: z
    .object({
      matter_id: MatterId.nullable().default(null),
      /** A new case: Peshi adds the matter in the same step. It also needs the right to add matters. */
      begins: z
        .object({
          court: CourtId,
          title: line(300).min(1, 'Write a title'),
          /** The matter whose order is challenged. */
          of_matter_id: MatterId.nullable().default(null),
        })
        .nullable()
        .default(null),
      kind: FilingKind,
      title: optional(300).nullable().default(null),
    })
    .refine(({ matter_id, begins }) => (matter_id === null) !== (begins === null), {
      path: ['matter_id'],
      error: 'Choose a matter',
    }),
  reply: one,
})

const SentPaper = z.object({
  /** Given for a paper that the filing has already. */
  _id: z.uuid().optional(),
  document_id: DocumentId,
  title: line(300).min(1, 'Write a title'),
  mark: optional(60).nullable().default(null),
})

export const changeFiling = endpoint('PUT /api/filings/:id', {
  can: ['update', 'Document'],
  changes: Filing,
  summary: 'Change the kind, the title, the papers and their order, or the last day to refile',
  params: id,
  body: changesTo({
    kind: FilingKind,
    title: optional(300).nullable(),
    papers: z.array(SentPaper).max(papersAtMost, `Use at most ${papersAtMost} papers`),
    /** The last day to refile, while the filing is returned. */
    refile_by: DateOfFiling.nullable(),
  }).refine(changesSomething, 'Nothing to change'),
  reply: one,
})

export const checkFilingItem = endpoint('POST /api/filings/check/:id', {
  can: ['update', 'Document'],
  changes: Filing,
  summary: 'Tick an item of the checklist, with the person’s name and the time',
  params: id,
  body: z.object({ item: ItemKey, state: CheckState, note: optional(300).nullable().default(null), ...seen }),
  reply: one,
})

export const checkFilingText = endpoint('POST /api/filings/text/:id', {
  can: ['update', 'Document'],
  changes: Filing,
  summary: 'Have Peshi check the citations and sections in the main papers of a filing',
  params: id,
  body: Seen,
  reply: one,
})

export const fileFiling = endpoint('POST /api/filings/file/:id', {
  can: ['update', 'Document'],
  changes: Filing,
  summary: 'Note that the papers were filed: diary or e-filing number, time, acknowledgement',
  params: id,
  body: z.object({
    number: optional(60).nullable().default(null),
    filed_at: Instant,
    /** A document of the matter. */
    acknowledgement: DocumentId.nullable().default(null),
    ...seen,
  }),
  reply: one,
})

export const returnFiling = endpoint('POST /api/filings/return/:id', {
  can: ['update', 'Document'],
  changes: Filing,
  summary: 'Note the registry’s objections as it words them; the last day to refile becomes a deadline',
  params: id,
  body: z.object({
    notified_on: DateOfFiling,
    objections: z
      .array(z.string().trim().min(1, 'Fill this in').max(2000, 'Use at most 2,000 characters'))
      .min(1, 'Fill this in')
      .max(objectionsAtMost, `At most ${objectionsAtMost} items`),
    source: ObjectionSource.default('typed'),
    /** If the registry gave another time than its rules. */
    refile_by: DateOfFiling.nullable().default(null),
    ...seen,
  }),
  reply: one,
})

export const changeObjection = endpoint('POST /api/filings/objection/:id', {
  can: ['update', 'Document'],
  changes: Filing,
  summary: 'Say who cures an objection by when, correct its kind, or mark it as cured',
  params: id,
  body: z.object({
    objection_id: z.uuid(),
    kind: ObjectionKind.optional(),
    person_id: PersonId.nullable().optional(),
    cure_by: DateOfFiling.nullable().optional(),
    is_cured: z.boolean().optional(),
    ...seen,
  }),
  reply: one,
})

export const refileFiling = endpoint('POST /api/filings/refile/:id', {
  can: ['update', 'Document'],
  changes: Filing,
  summary: 'Note that the cured papers were filed again',
  params: id,
  body: z.object({ refiled_on: DateOfFiling, number: optional(60).nullable().default(null), ...seen }),
  reply: one,
})

export const registerFiling = endpoint('POST /api/filings/register/:id', {
  can: ['update', 'Document'],
  changes: Filing,
  summary: 'Note the number of the registered case; a matter without a number gets it and is followed by itself',
  params: id,
  body: z.object({
    registered_on: DateOfFiling,
    case_type: line(60).min(1, 'Write a case type'),
    case_number: digitsOf(/^0*[1-9]\d{0,8}$/, 'Write the number in digits'),
    case_year: z.coerce
      .number()
      .int()
      .min(1900, 'Write a year of four digits')
      .max(2100, 'Write a year of four digits'),
    ...seen,
  }),
  reply: one,
})

export const withdrawFiling = endpoint('POST /api/filings/withdraw/:id', {
  can: ['update', 'Document'],
  changes: Filing,
  summary: 'Close a filing that will not be registered; its deadline ends',
  params: id,
  body: Seen,
  reply: one,
})

export const deleteFiling = endpoint('DELETE /api/filings/:id', {
  can: ['delete', 'Document'],
  changes: Filing,
  summary: 'Delete a filing; its papers stay with the documents of the matter',
  params: id,
  query: SeenInQuery,
  reply: ok({ message: z.string() }),
})
