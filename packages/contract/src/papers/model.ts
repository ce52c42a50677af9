import { z } from 'zod'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ClientNoteId, MatterId, ModelAnswerId, NoteId, OrderId } from '../platform/ids.ts'
import { changesTo, Seen, versioned } from '../platform/version.ts'

/** Kinds of work for a model. The owner switches each one on. */
export const ModelWork = z.enum(['three-lines', 'chronology', 'translation', 'question'])
export type ModelWork = z.infer<typeof ModelWork>

export const ModelLanguage = z.enum(['en', 'hi', 'ur'])
export type ModelLanguage = z.infer<typeof ModelLanguage>

const Address = z
  .url({ protocol: /^https?$/, error: 'Write the address with https://' })
  .max(300, 'Use at most 300 characters')
  .refine((text) => !/^[^/]*\/\/[^/?#]*@/.test(text), { error: 'The address holds no name and no password' })

const settings = {
  /** Requests go to `/chat/completions` below this address. */
  address: Address.nullable(),
  model: z.string().trim().max(200, 'Use at most 200 characters'),
  kinds: z.array(ModelWork).max(4),
  monthly_tokens: z.number().int().min(0).max(1_000_000_000, 'Use at most 1,000,000,000'),
}

export const ModelSettings = z.object({
  address: z.string().nullable(),
  model: z.string(),
  kinds: z.array(ModelWork),
  monthly_tokens: z.number().int(),
  has_key: z.boolean(),
  /** Tokens that were used or are set aside in this month. */
  used_tokens: z.number().int(),
  /** Addresses of this machine or its network that the operator allows. */
  private_addresses: z.array(z.string()),
  ...versioned,
})
export type ModelSettings = z.infer<typeof ModelSettings>

/** A page of an order or a document, or the text of a note to a client. */
export const PaperKind = z.enum(['order', 'document', 'client-note'])

export const ModelPaper = z.object({ kind: PaperKind, id: z.uuid(), name: z.string(), date: CourtDate.nullable() })
export type ModelPaper = z.infer<typeof ModelPaper>

export const ThreeLinesPart = z.enum(['asked', 'held', 'to-do'])
export type ThreeLinesPart = z.infer<typeof ThreeLinesPart>

/** A sentence that was proved: `words` are on this page. */
export const ModelSentence = z.object({
  text: z.string(),
  part: ThreeLinesPart.nullable(),
  date: CourtDate.nullable(),
  /** The paper in the list `papers` of the answer, and its page. The first page is 1. */
  paper: z.number().int().min(0),
  page: z.number().int().min(1),
  words: z.string(),
  /** `text` is the page’s own wording, because the model’s could not be checked. */
  is_own: z.boolean(),
})
export type ModelSentence = z.infer<typeof ModelSentence>

export const ModelState = z.enum(['waiting', 'asking', 'ready', 'failed', 'cancelled', 'accepted', 'dismissed'])
export type ModelState = z.infer<typeof ModelState>

export const ModelProblem = z.enum([
  'unreachable',
  'not-allowed',
  'key-refused',
  'busy',
  'fault',
  'unreadable',
  'too-long',
  'too-slow',
  'interrupted',
  'papers-changed',
  'may-not-be-sent',
  'nothing-proved',
])
export type ModelProblem = z.infer<typeof ModelProblem>

export const ModelAnswer = z.object({
  _id: ModelAnswerId,
  matter_id: MatterId,
  kind: ModelWork,
  order_id: OrderId.nullable(),
  client_note_id: ClientNoteId.nullable(),
  language: ModelLanguage.nullable(),
  question: z.string().nullable(),
  state: ModelState,
  problem: ModelProblem.nullable(),
  model: z.string(),
  host: z.string(),
  is_outside: z.boolean(),
  pages: z.number().int(),
  papers: z.array(ModelPaper),
  sentences: z.array(ModelSentence),
  /** Sentences of the model that nobody saw, because the page did not bear them out. */
  struck: z.number().int(),
  tokens: z.number().int(),
  asked_by: z.string().nullable(),
  asked_at: Instant,
  sent_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  note_id: NoteId.nullable(),
  ...versioned,
})
export type ModelAnswer = z.infer<typeof ModelAnswer>

/** Why nothing of a matter is sent. */
export const ModelRefusal = z.enum(['sensitive', 'client-refused'])
export type ModelRefusal = z.infer<typeof ModelRefusal>

const ownersOnly = { access: 'person', personally: true, can: ['manage', 'all'] } as const

export const getModelSettings = endpoint('GET /api/model/settings', {
  ...ownersOnly,
  summary:
    'The chamber’s model: its address, its kinds of work, and the tokens of this month. The key is never returned',
  reply: ok({ data: ModelSettings }),
})

export const saveModelSettings = endpoint('POST /api/model/settings', {
  ...ownersOnly,
  changes: ModelSettings,
  summary: 'Set the chamber’s model; only the sent fields change. An empty key removes the stored one',
  body: changesTo({ ...settings, key: z.string().trim().max(500, 'Use at most 500 characters') }),
  reply: ok({ data: ModelSettings, message: z.string() }),
})

export const listModelAnswers = endpoint('GET /api/model/matter/:id', {
  can: ['read', 'Document'],
  summary: 'What the model was asked about a matter, newest first, and what it may be asked',
  params: z.object({ id: MatterId }),
  reply: ok({
    data: z.array(ModelAnswer),
    kinds: z.array(ModelWork),
    refusal: ModelRefusal.nullable(),
  }),
})

const asked = {
  matter_id: MatterId,
  kind: ModelWork,
  /** Three lines and a translation are of one order; a translation is of an order or of a note to a client. */
  order_id: OrderId.nullable().default(null),
  client_note_id: ClientNoteId.nullable().default(null),
  language: ModelLanguage.nullable().default(null),
  question: z.string().trim().max(500, 'Use at most 500 characters').nullable().default(null),
}

const Asked = z.object(asked).superRefine(findMissing)
export type ModelAsked = z.infer<typeof Asked>

function findMissing(
  { kind, order_id, client_note_id, language, question }: z.infer<z.ZodObject<typeof asked>>,
  context: z.RefinementCtx,
): void {
  const missing = (field: string) => context.addIssue({ code: 'custom', path: [field], message: 'Fill this in' })
  if (kind === 'three-lines' && !order_id) missing('order_id')
  if (kind === 'translation' && !order_id === !client_note_id) missing('order_id')
  if (kind === 'translation' && !language) missing('language')
  if (kind === 'question' && !question) missing('question')
}

export const ModelDryRun = z.object({
  /** Exactly what is sent, in the order of the messages. */
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })),
  digest: z.string(),
  host: z.string(),
  model: z.string(),
  is_outside: z.boolean(),
  pages: z.number().int(),
  /** Pages without readable text, and pages beyond the limit. */
  left_out: z.number().int(),
  /** Most tokens that the answer can cost, and how many are left in this month. */
  tokens: z.number().int(),
  tokens_left: z.number().int(),
})
export type ModelDryRun = z.infer<typeof ModelDryRun>

export const tryModel = endpoint('POST /api/model/dry_run', {
  can: ['update', 'Document'],
  readsOnly: true,
  summary: 'What would be sent to the model, word for word; sends and stores nothing',
  body: Asked,
  reply: ok({ data: ModelDryRun }),
})

export const askModel = endpoint('POST /api/model/ask', {
  can: ['update', 'Document'],
  summary: 'Send what the dry run showed. The same text with a known answer is not sent again',
  body: z.object({ ...asked, digest: z.string().length(64) }).superRefine(findMissing),
  reply: ok({ data: ModelAnswer, message: z.string() }),
})

const byId = z.object({ id: ModelAnswerId })

export const dismissModelAnswer = endpoint('POST /api/model/answers/:id/dismiss', {
  can: ['update', 'Document'],
  changes: ModelAnswer,
  summary: 'Cancel a question that is under way, or dismiss an answer',
  params: byId,
  body: Seen,
  reply: ok({ data: ModelAnswer, message: z.string() }),
})

export const acceptModelAnswer = endpoint('POST /api/model/answers/:id/accept', {
  can: ['update', 'Document'],
  reaches: ['pool'],
  changes: ModelAnswer,
  summary: 'Accept an answer: it becomes a note of the matter, or the client’s language of a draft note to a client',
  params: byId,
  body: Seen,
  reply: ok({ data: ModelAnswer, message: z.string() }),
})
