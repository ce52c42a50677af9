import { z } from 'zod'
import { codeActs } from '../matters/criminal-sections.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { DocumentId, JudgmentId, MatterId, OrderId } from '../platform/ids.ts'
import { formProblems } from './citations/find-citations.ts'

/** Longest text of one check: about 80 pages. */
export const mostDraftCharacters = 250_000

/** A judgment that this installation holds: in its index, or as an order or document of the chamber. */
export const HeldJudgment = z.object({
  judgment_id: JudgmentId.nullable(),
  matter_id: MatterId.nullable(),
  order_id: OrderId.nullable(),
  document_id: DocumentId.nullable(),
  title: z.string(),
  court: z.string().nullable(),
  date: CourtDate.nullable(),
  bench: z.string().nullable(),
  has_text: z.boolean(),
})
export type HeldJudgment = z.infer<typeof HeldJudgment>

/**
 * `form`: the citation cannot be right as it is written. `court-unknown`: Peshi does not know the code of the court.
 * `other-case`: the number belongs to another case than the named one. `not-here`: nothing that this installation holds
 * has this number, which says nothing about whether the judgment exists.
 */
export const CitationState = z.enum(['form', 'court-unknown', 'other-case', 'by-number', 'by-name', 'not-here'])
export type CitationState = z.infer<typeof CitationState>

export const QuotationCheck = z.object({
  text: z.string(),
  page: z.number().int(),
  result: z.enum(['exact', 'differs', 'absent', 'no-text']),
  /** The paragraph of the judgment in which the words stand. */
  paragraph: z.number().int().nullable(),
  diff: z.array(z.object({ kind: z.enum(['same', 'draft', 'held']), text: z.string() })),
})
export type QuotationCheck = z.infer<typeof QuotationCheck>

export const CheckedPlace = z.object({
  page: z.number().int(),
  before: z.string(),
  text: z.string(),
  after: z.string(),
})

export const CheckedAuthority = z.object({
  name: z.string().nullable(),
  citations: z.array(z.string()),
  state: CitationState,
  problem: z.enum(formProblems).nullable(),
  held: HeldJudgment.nullable(),
  /** Places in the draft, in its order. */
  places: z.array(CheckedPlace),
  /** Paragraphs that the draft names, and that the held text does not have. */
  missing_paragraphs: z.array(z.number().int()),
  /** The last numbered paragraph of the held text. */
  last_paragraph: z.number().int().nullable(),
  quotations: z.array(QuotationCheck),
})
export type CheckedAuthority = z.infer<typeof CheckedAuthority>

/** A section of the code that does not fit the offence's date, or without this date, the date of the FIR. */
export const CodeDoubt = z.object({
  doubt: z.enum(['bns-too-early', 'ipc-late']),
  text: z.string(),
  page: z.number().int(),
  fir: z.string().nullable(),
  offence_from: CourtDate.nullable(),
  offence_to: CourtDate.nullable(),
})
export type CodeDoubt = z.infer<typeof CodeDoubt>

export const CitationCheck = z.object({
  checked_at: Instant,
  name: z.string(),
  pages: z.number().int(),
  /** Pages without text that could be read. */
  unread_pages: z.number().int(),
  /** Judgments in the index of this installation. */
  indexed: z.number().int(),
  authorities: z.array(CheckedAuthority),
  codes: z.array(CodeDoubt),
  /** The sections of the criminal codes that the text names. */
  sections: z.array(z.object({ act: z.enum(codeActs), section: z.string(), pages: z.array(z.number().int()) })),
})
export type CitationCheck = z.infer<typeof CitationCheck>

export const isFault = ({ state, missing_paragraphs, quotations }: CheckedAuthority): boolean =>
  state === 'form' ||
  state === 'other-case' ||
  missing_paragraphs.length > 0 ||
  quotations.some(({ result }) => result === 'differs' || result === 'absent')

const draft = {
  matter_id: MatterId,
  /** One of the three: a document of the matter, an order of its case, or typed text. */
  document_id: DocumentId.nullable().default(null),
  order_id: OrderId.nullable().default(null),
  text: z.string().trim().max(mostDraftCharacters, 'Use at most 250,000 characters').nullable().default(null),
}

const Draft = z.object(draft).superRefine(({ document_id, order_id, text }, context) => {
  if ([document_id, order_id, text || null].filter((one) => one !== null).length !== 1)
    context.addIssue({ code: 'custom', path: ['text'], message: 'Choose one document, or enter the text' })
})
export type CitationDraft = z.infer<typeof Draft>

export const checkCitations = endpoint('POST /api/citations/check', {
  can: ['read', 'Document'],
  reaches: ['pool'],
  readsOnly: true,
  summary: 'Check the citations and quotations of a draft against what this installation holds; stores nothing',
  body: Draft,
  reply: ok({ data: CitationCheck }),
})

export const fileCitationCheck = endpoint('POST /api/citations/file', {
  can: ['create', 'Document'],
  reaches: ['pool'],
  summary: 'Check a draft again and add the dated result to the matter’s documents as a PDF',
  body: Draft,
  reply: ok({ data: z.object({ document_id: DocumentId }), message: z.string() }),
})

export const getJudgment = endpoint('GET /api/citations/judgments/:id', {
  can: ['read', 'Document'],
  summary: 'A judgment of the installation’s index, with its text if the index has it',
  params: z.object({ id: JudgmentId }),
  reply: ok({
    data: z.object({
      _id: JudgmentId,
      title: z.string(),
      court: z.string().nullable(),
      date: CourtDate.nullable(),
      bench: z.string().nullable(),
      citations: z.array(z.string()),
      source: z.string(),
      text: z.string().nullable(),
    }),
  }),
})
