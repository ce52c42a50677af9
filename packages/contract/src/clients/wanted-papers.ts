import { z } from 'zod'
import { Folder } from '../matters/documents.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ClientId, DocumentId, MatterId, PaperRequestId, UploadId, WantedPaperId } from '../platform/ids.ts'
import { Language } from '../platform/person.ts'
import { Upload } from '../platform/uploads.ts'
import { Seen, seen, versioned } from '../platform/version.ts'
import { ClientChannel } from './shares.ts'

export const PaperState = z.enum(['wanted', 'received', 'waived'])
export type PaperState = z.infer<typeof PaperState>

/** `over`: the link has expired. `stopped`: the chamber or the end of the client’s consent stopped the request. */
export const PaperRequestState = z.enum(['open', 'complete', 'over', 'stopped'])
export type PaperRequestState = z.infer<typeof PaperRequestState>

export const WantedPaper = z.object({
  _id: WantedPaperId,
  name: z.string(),
  state: PaperState,
  received_at: Instant.nullable(),
  /** Null also if the document was deleted. */
  document_id: DocumentId.nullable(),
})
export type WantedPaper = z.infer<typeof WantedPaper>

export const PaperRequest = z.object({
  _id: PaperRequestId,
  matter_id: MatterId,
  client: z.object({ _id: ClientId, name: z.string(), email: z.string().nullable(), mobile: z.string().nullable() }),
  papers: z.array(WantedPaper),
  state: PaperRequestState,
  /** How the link was sent last. Null if nobody sent it yet. */
  channel: ClientChannel.nullable(),
  asked_by: z.string().nullable(),
  asked_at: Instant,
  ends_at: Instant,
  /** The day on which Peshi asks once more for what is missing. */
  remind_on: CourtDate.nullable(),
  ...versioned,
})
export type PaperRequest = z.infer<typeof PaperRequest>

export const mostPapers = 30
export const mostPaperBytes = 20 * 1024 * 1024
export const linkDays = 30
export const daysToReminder = 3

const PaperName = z.string().trim().min(1, 'Fill this in').max(100, 'Use at most 100 characters')
const PaperNames = z.array(PaperName).max(mostPapers, 'Use at most 30 papers')

const saved = ok({ data: PaperRequest, message: z.string() })
const byId = z.object({ id: PaperRequestId })

export const listPaperRequests = endpoint('GET /api/wanted_papers/matter/:id', {
  can: ['read', 'Share'],
  summary: 'The papers that clients of a matter were asked for, the newest request first',
  params: z.object({ id: MatterId }),
  reply: ok({ data: z.array(PaperRequest) }),
})

export const askForPapers = endpoint('POST /api/wanted_papers', {
  reaches: ['messages'],
  can: ['update', 'Share'],
  summary:
    'Ask a client of a matter for papers. With a channel, the link is sent. Refused without the client’s consent to messages',
  body: z.object({
    matter_id: MatterId,
    client_id: ClientId,
    papers: PaperNames.min(1, 'Write at least one paper'),
    channel: ClientChannel.nullable().default(null),
    folder: Folder.default(''),
  }),
  reply: saved,
})

export const changePaperRequest = endpoint('POST /api/wanted_papers/change/:id', {
  can: ['update', 'Share'],
  changes: PaperRequest,
  summary: 'Add papers, or waive a paper or ask for it again',
  params: byId,
  body: z.object({
    add: PaperNames.default([]),
    set: z
      .array(z.object({ paper_id: WantedPaperId, state: PaperState.exclude(['received']) }))
      .max(mostPapers, 'Use at most 30 papers')
      .default([]),
    ...seen,
  }),
  reply: saved,
})

export const sendPaperRequest = endpoint('POST /api/wanted_papers/send/:id', {
  reaches: ['messages'],
  can: ['update', 'Share'],
  changes: PaperRequest,
  summary: 'Send the client the link again, valid for 30 more days',
  params: byId,
  body: z.object({ channel: ClientChannel, ...seen }),
  reply: saved,
})

export const stopPaperRequest = endpoint('POST /api/wanted_papers/stop/:id', {
  can: ['update', 'Share'],
  changes: PaperRequest,
  summary: 'Stop a request: its link opens nothing any more, and no reminder is sent',
  params: byId,
  body: Seen,
  reply: saved,
})

export const linkToPapers = endpoint('POST /api/wanted_papers/link/:id', {
  can: ['update', 'Share'],
  isSecret: true,
  personally: true,
  summary: 'The link of a request, to hand it to the client in person',
  params: byId,
  reply: ok({ data: z.object({ address: z.string() }) }),
})

/** The client’s page shows this. The calls of the page have the link’s secret as their bearer token. */
export const PapersForClient = z.object({
  chamber: z.string(),
  language: Language.nullable(),
  ends_at: Instant,
  papers: z.array(WantedPaper.pick({ _id: true, name: true, state: true })),
})
export type PapersForClient = z.infer<typeof PapersForClient>

const forClient = ok({ data: PapersForClient })

export const openPapers = endpoint('GET /api/papers', {
  access: 'public',
  summary: 'What a client is asked for, by the secret of the link as bearer token',
  reply: forClient,
})

export const beginPaper = endpoint('POST /api/papers/uploads', {
  access: 'public',
  summary: 'Start or continue the upload of a wanted paper as one PDF of at most 20 MB',
  body: z.object({
    paper_id: WantedPaperId,
    key: z.string().trim().min(1).max(100),
    size: z.int().min(1).max(mostPaperBytes, 'A paper may have up to 20 MB. Send fewer pages, or a smaller file.'),
  }),
  reply: ok({ data: Upload }),
})

export const sendPaperPart = endpoint('PUT /api/papers/uploads/:id', {
  access: 'public',
  summary: 'The next part of a paper',
  params: z.object({ id: UploadId }),
  query: z.object({ offset: z.coerce.number().int().min(0).max(mostPaperBytes) }),
  upload: ['application/octet-stream'],
  arrives: true,
  reply: ok({ data: Upload }),
})

export const savePaper = endpoint('POST /api/papers/save', {
  access: 'public',
  summary: 'File an uploaded paper in the matter of the link',
  body: z.object({ paper_id: WantedPaperId, upload_id: UploadId }),
  reply: forClient,
})

/** Suggested papers by kind of case. The words are `papers:paper` of the screen. */
export const suggestedPapers = {
  cheque: ['cheque', 'return_memo', 'notice', 'postal_receipt', 'bank_statement', 'agreement', 'identity'],
  bail: ['fir', 'arrest_memo', 'order', 'medical', 'surety', 'identity'],
  property: ['sale_deed', 'revenue_record', 'tax_receipt', 'photographs', 'possession', 'identity'],
  family: ['marriage', 'income', 'children', 'photographs', 'bank_statement', 'identity'],
  accident: ['fir', 'medical', 'bills', 'licence', 'policy', 'income', 'identity'],
  service: ['appointment', 'order', 'representation', 'pay_slip', 'identity'],
} as const
export type SuggestedFor = keyof typeof suggestedPapers
