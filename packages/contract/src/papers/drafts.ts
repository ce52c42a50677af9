import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { DocumentId, DraftId, DraftTemplateId, MatterId, UploadId } from '../platform/ids.ts'
import { Seen, seen, versioned } from '../platform/version.ts'
import { fieldKinds } from './drafts/fields.ts'

/** A shipped paper has Urdu only if `languages` of the paper says so. */
export const DraftLanguage = z.enum(['en', 'hi', 'ur'])
export type DraftLanguage = z.infer<typeof DraftLanguage>

const Value = z.string().max(5_000, 'Use at most 5,000 characters')
const Row = z
  .record(z.string().max(40), Value)
  .refine((row) => Object.keys(row).length <= 20, { error: 'Use at most 20 fields' })

/** Dates are `YYYY-MM-DD`, sums are paise, conditions are true or false, and a list has rows. */
export const DraftValue = z.union([Value, z.number(), z.boolean(), z.array(Row).max(300, 'Use at most 300 rows')])
export type DraftValue = z.infer<typeof DraftValue>

export const DraftValues = z.record(z.string(), DraftValue)
export type DraftValues = z.infer<typeof DraftValues>

const Answers = z
  .record(z.string().max(40), DraftValue)
  .refine((answers) => Object.keys(answers).length <= 200, { error: 'Use at most 200 answers' })

/** A shipped paper, or a template of the chamber. */
const chosen = {
  paper: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,39}$/, 'Choose a template')
    .nullable()
    .default(null),
  template_id: DraftTemplateId.nullable().default(null),
}

const Asked = z
  .object({ matter_id: MatterId, ...chosen, language: DraftLanguage, answers: Answers.default({}) })
  .refine(({ paper, template_id }) => (paper === null) !== (template_id === null), {
    path: ['paper'],
    error: 'Choose a template',
  })
export type DraftAsked = z.infer<typeof Asked>

export const ShippedPaper = z.object({
  key: z.string(),
  languages: z.array(DraftLanguage),
  /** The law that asks for the paper, such as `Order III rule 4 CPC`. */
  rule: z.string(),
})
export type ShippedPaper = z.infer<typeof ShippedPaper>

export const DraftTemplate = z.object({
  _id: DraftTemplateId,
  name: z.string(),
  language: DraftLanguage,
  /** The number of the newest file. */
  newest: z.number().int(),
  added_by: z.string().nullable(),
  added_at: Instant,
  ...versioned,
})
export type DraftTemplate = z.infer<typeof DraftTemplate>

/** Contents of a template that the PDF leaves out. */
export const LeftOut = z.enum(['picture', 'text-box', 'footnote'])
export type LeftOut = z.infer<typeof LeftOut>

export const TemplateField = z.object({
  name: z.string(),
  kind: z.enum(fieldKinds),
  /** Value in the chosen matter. Null if the matter has none. */
  value: DraftValue.nullable(),
  example: DraftValue,
})
export type TemplateField = z.infer<typeof TemplateField>

export const DraftTemplateDetail = DraftTemplate.extend({
  left_out: z.array(LeftOut),
  fields: z.array(TemplateField),
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      name: z.string(),
      size: z.number(),
      added_by: z.string().nullable(),
      added_at: Instant,
      /** Signed URL, valid for ten minutes. */
      download: z.string(),
    }),
  ),
})
export type DraftTemplateDetail = z.infer<typeof DraftTemplateDetail>

const Run = z.object({
  text: z.string(),
  bold: z.boolean(),
  italic: z.boolean(),
  underline: z.boolean(),
  /** In points. */
  size: z.number(),
  /** The number of the page stands here. */
  is_page_number: z.boolean(),
})

const paragraph = {
  kind: z.literal('paragraph'),
  align: z.enum(['start', 'center', 'end', 'justify']),
  is_right_to_left: z.boolean(),
  /** The number or bullet of a list, in front of the text. */
  label: z.string(),
  /** In points. */
  indent: z.number(),
  first_line: z.number(),
  before: z.number(),
  after: z.number(),
  begins_page: z.boolean(),
  runs: z.array(Run),
}
export const DraftParagraph = z.object(paragraph)
export type DraftParagraph = z.infer<typeof DraftParagraph>

export const DraftBlock = z.discriminatedUnion('kind', [
  DraftParagraph,
  z.object({
    kind: z.literal('table'),
    has_lines: z.boolean(),
    is_right_to_left: z.boolean(),
    /** Relative widths of the columns. */
    widths: z.array(z.number()),
    rows: z.array(z.array(z.object({ span: z.number().int(), paragraphs: z.array(DraftParagraph) }))),
  }),
])
export type DraftBlock = z.infer<typeof DraftBlock>

export const DraftPages = z.object({
  /** In points. */
  page: z.object({
    width: z.number(),
    height: z.number(),
    top: z.number(),
    bottom: z.number(),
    start: z.number(),
    end: z.number(),
  }),
  head: z.array(DraftParagraph),
  foot: z.array(DraftParagraph),
  blocks: z.array(DraftBlock),
  left_out: z.array(LeftOut),
})
export type DraftPages = z.infer<typeof DraftPages>

export const Draft = z.object({
  _id: DraftId,
  matter_id: MatterId,
  ...chosen,
  /** Name of the chamber's template. Null for a shipped paper. */
  template_name: z.string().nullable(),
  language: DraftLanguage,
  /** Null if the document was deleted. */
  document: z
    .object({
      _id: DocumentId,
      name: z.string(),
      /** Versions of the document. */
      word: z.number().int(),
      pdf: z.number().int(),
    })
    .nullable(),
  made_by: z.string().nullable(),
  made_at: Instant,
})
export type Draft = z.infer<typeof Draft>

export const DraftStart = z.object({
  /** Fields of the template, in the order of their first places. A list is one field. */
  fields: z.array(z.string()),
  /** Fields that may stay empty: their sentence is then left out. */
  optional: z.array(z.string()),
  /** Values from the matter, and answers that were given before. */
  values: DraftValues,
  /** The names of `values` that people answered before. */
  answered: z.array(z.string()),
  missing: z.array(z.string()),
  /** When the same paper was made before. */
  last: Instant.nullable(),
  /** Values of the last version of the same paper that differ in the matter now. */
  changed: z.array(z.object({ name: z.string(), before: DraftValue, after: DraftValue.nullable() })),
})
export type DraftStart = z.infer<typeof DraftStart>

export const listDraftTemplates = endpoint('GET /api/drafts/templates', {
  can: ['read', 'Document'],
  summary: 'The papers that Peshi can draft, and the chamber’s own templates',
  reply: ok({ data: z.object({ papers: z.array(ShippedPaper), templates: z.array(DraftTemplate) }) }),
})

export const startDraft = endpoint('POST /api/drafts/start', {
  can: ['read', 'Document'],
  readsOnly: true,
  reaches: ['pool'],
  summary: 'What a matter has for the fields of a template, what is missing, and what changed since the last draft',
  body: Asked,
  reply: ok({ data: DraftStart }),
})

export const previewDraft = endpoint('POST /api/drafts/preview', {
  can: ['read', 'Document'],
  readsOnly: true,
  reaches: ['pool'],
  summary: 'The filled paper, as its PDF shows it; stores nothing',
  body: Asked,
  reply: ok({ data: DraftPages }),
})

export const makeDraft = endpoint('POST /api/drafts/make', {
  can: ['create', 'Document'],
  reaches: ['pool'],
  summary:
    'Fill a template: a Word file and a PDF become two versions of a document of the matter. The same paper again adds to the same document',
  body: Asked,
  reply: ok({ data: Draft, message: z.string() }),
})

const byId = z.object({ id: DraftTemplateId })

export const getDraftTemplate = endpoint('GET /api/drafts/template/:id', {
  can: ['read', 'Document'],
  reaches: ['pool'],
  summary: 'A template of the chamber: its fields with their values in a chosen matter, and its versions',
  params: byId,
  query: z.object({ matter_id: MatterId.optional() }),
  reply: ok({ data: DraftTemplateDetail }),
})

export const addDraftTemplate = endpoint('POST /api/drafts/templates', {
  can: ['create', 'Document'],
  reaches: ['pool'],
  summary: 'Add an uploaded Word file (`POST /api/uploads`) to the chamber’s templates',
  body: z.object({
    upload_id: UploadId,
    name: z.string().trim().min(1, 'Write a name').max(100, 'Use at most 100 characters'),
    language: DraftLanguage,
  }),
  reply: ok({ data: DraftTemplate, message: z.string() }),
})

export const renewDraftTemplate = endpoint('POST /api/drafts/template/:id/version', {
  can: ['update', 'Document'],
  changes: DraftTemplate,
  reaches: ['pool'],
  summary: 'A new version of a template; the earlier ones stay',
  params: byId,
  body: z.object({ upload_id: UploadId, ...seen }),
  reply: ok({ data: DraftTemplate, message: z.string() }),
})

export const removeDraftTemplate = endpoint('POST /api/drafts/template/:id/remove', {
  can: ['delete', 'Document'],
  changes: DraftTemplate,
  summary: 'Remove a template with all its versions; papers that were made with it stay',
  params: byId,
  body: Seen,
  reply: ok({ message: z.string() }),
})
