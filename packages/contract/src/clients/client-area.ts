import { z } from 'zod'
import { Session } from '../chamber/account.ts'
import { CaseStatus } from '../courts/case-record.ts'
import { caseFields } from '../matters/case-fields.ts'
import { DateState } from '../matters/date-state.ts'
import { cleaned } from '../platform/cleaned.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ClientNoteId, DocumentId, MatterId, OrderId } from '../platform/ids.ts'
import { NoteLanguage } from './client-notes.ts'
import { ClientMessage, MessageText } from './shares.ts'

export const SharedMatter = z.object({
  _id: MatterId,
  title: z.string(),
  ...caseFields,
  case_status: CaseStatus,
  shows_next_date: z.boolean(),
  next_date: CourtDate.nullable(),
  date_state: DateState,
  orders: z.int(),
  documents: z.int(),
})
export type SharedMatter = z.infer<typeof SharedMatter>

export const SharedOrder = z.object({
  _id: OrderId,
  date: CourtDate.nullable(),
  kind: z.enum(['order', 'judgment']),
  shared_at: Instant,
  /** Signed URL, valid for ten minutes. Null if the file is not stored yet. */
  file: z.string().nullable(),
  download: z.string().nullable(),
})

export const SharedDocument = z.object({
  _id: DocumentId,
  name: z.string(),
  size: z.number(),
  shared_at: Instant,
  file: z.string(),
  download: z.string(),
})

export const ReceivedNote = z.object({
  _id: ClientNoteId,
  date: CourtDate,
  language: NoteLanguage,
  text_en: z.string(),
  text_own: z.string(),
  sent_at: Instant,
})

export const SharedMatterDetail = SharedMatter.extend({
  order_list: z.array(SharedOrder),
  document_list: z.array(SharedDocument),
  notes: z.array(ReceivedNote),
  messages: z.array(ClientMessage),
})
export type SharedMatterDetail = z.infer<typeof SharedMatterDetail>

export const listSharedMatters = endpoint('GET /api/client_area/matters', {
  can: ['read', 'ClientArea'],
  summary: 'The matters shared with the client, the earliest next date first',
  reply: ok({ data: z.array(SharedMatter) }),
})

const id = z.object({ id: MatterId })

export const getSharedMatter = endpoint('GET /api/client_area/matters/:id', {
  can: ['read', 'ClientArea'],
  summary: 'The shared items of one matter; reading them is recorded once a day',
  params: id,
  reply: ok({ data: SharedMatterDetail }),
})

export const openSharedFile = endpoint('POST /api/client_area/matters/:id/opened', {
  can: ['read', 'ClientArea'],
  summary: 'Record that the client opened an order or a document',
  params: id,
  body: z.object({ kind: z.enum(['order', 'document']), subject_id: z.uuid() }),
  reply: ok({}),
})

export const writeToChamber = endpoint('POST /api/client_area/matters/:id/messages', {
  can: ['update', 'ClientArea'],
  summary: 'Send the chamber a message on a matter',
  params: id,
  body: z.object({ text: MessageText }),
  reply: ok({ data: ClientMessage, message: z.string() }),
})

export const askForLink = endpoint('POST /api/client_area/link', {
  access: 'public',
  summary: 'Request a sign-in link as a client; the reply is the same for known and unknown names',
  body: z.object({
    name: cleaned('address').min(3, 'Write your e-mail or mobile number').max(254),
  }),
  reply: ok({ message: z.string() }),
})

export const enterByLink = endpoint('POST /api/client_area/enter', {
  access: 'public',
  summary: 'Sign in with the token of a link; it works once',
  body: z.object({ token: z.string().min(20).max(200) }),
  reply: Session,
})
