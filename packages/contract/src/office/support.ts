import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { TicketFileId, TicketId, TicketMessageId, UploadId } from '../platform/ids.ts'
import { beginUpload, FileCheck, sendPart, Upload } from '../platform/uploads.ts'

export const TicketKind = z.enum(['question', 'problem', 'plan', 'wish'])
export type TicketKind = z.infer<typeof TicketKind>

export const TicketStatus = z.enum(['open', 'answered', 'closed'])
export type TicketStatus = z.infer<typeof TicketStatus>

export const mostTicketFiles = 5
export const mostTicketsOfDay = 20

const Words = z.string().trim().min(1, 'Write what it is about').max(10_000, 'Use at most 10,000 characters')
const Files = z.array(UploadId).max(mostTicketFiles, `Send at most ${mostTicketFiles} files at once`).default([])

export const Ticket = z.object({
  _id: TicketId,
  kind: TicketKind,
  subject: z.string(),
  status: TicketStatus,
  by: z.string(),
  created_at: Instant,
  changed_at: Instant,
})
export type Ticket = z.infer<typeof Ticket>

export const TicketMessage = z.object({
  _id: TicketMessageId,
  from_support: z.boolean(),
  by: z.string(),
  text: z.string(),
  at: Instant,
  files: z.array(
    z.object({
      _id: TicketFileId,
      name: z.string(),
      size: z.int(),
      check: FileCheck.nullable(),
      download: z.string(),
    }),
  ),
})
export type TicketMessage = z.infer<typeof TicketMessage>

export const TicketThread = Ticket.extend({
  page: z.string().nullable(),
  request_id: z.string().nullable(),
  messages: z.array(TicketMessage),
})
export type TicketThread = z.infer<typeof TicketThread>

const page = z.coerce.number().int().min(1).max(10_000).default(1)
const perPage = z.coerce.number().int().min(1).max(100).default(25)
const id = z.object({ id: TicketId })
const ListMeta = z.object({ total: z.int(), page: z.int(), perPage: z.int() })

// The access is `person`, so that people whose account is disabled or has expired can still ask for help.
export const listTickets = endpoint('GET /api/model/support_tickets', {
  access: 'person',
  can: ['read', 'Support'],
  summary: 'One’s own tickets (for the owner all of the chamber), the last changed first',
  query: z.strictObject({ 'filters[status]': TicketStatus.optional(), page, perPage }),
  reply: ok({
    data: z.array(Ticket),
    meta: ListMeta.extend({
      is_operator: z.boolean(),
    }),
  }),
})

export const createTicket = endpoint('POST /api/support/ticket', {
  reaches: ['messages'],
  access: 'person',
  can: ['create', 'Support'],
  summary: 'Open a ticket for the operator',
  body: z.object({
    kind: TicketKind.default('question'),
    subject: z.string().trim().min(1, 'Write what it is about').max(200, 'Use at most 200 characters'),
    text: Words,
    page: z.string().trim().max(500).nullable().default(null),
    request_id: z.string().trim().max(100).nullable().default(null),
    upload_ids: Files,
  }),
  reply: ok({ data: TicketThread, message: z.string() }),
})

export const getTicket = endpoint('GET /api/support/ticket/:id', {
  access: 'person',
  can: ['read', 'Support'],
  summary: 'A ticket with all its messages',
  params: id,
  reply: ok({ data: TicketThread }),
})

export const replyToTicket = endpoint('POST /api/support/ticket/:id/reply', {
  reaches: ['messages'],
  access: 'person',
  can: ['update', 'Support'],
  summary: 'Add a message to a ticket; a closed one is reopened',
  params: id,
  body: z.object({ text: Words, upload_ids: Files }),
  reply: ok({ data: TicketThread, message: z.string() }),
})

export const closeTicket = endpoint('POST /api/support/ticket/:id/close', {
  access: 'person',
  can: ['update', 'Support'],
  summary: 'Close a ticket; with `undo`, reopen it',
  params: id,
  body: z.object({ undo: z.boolean().default(false) }),
  reply: ok({ data: TicketThread, message: z.string() }),
})

export const DeskTicket = Ticket.extend({ chamber: z.string() })
export type DeskTicket = z.infer<typeof DeskTicket>
export const DeskThread = TicketThread.extend({ chamber: z.string() })
export type DeskThread = z.infer<typeof DeskThread>

// Only operators named in the installation's settings have access. Everybody else gets 404.
export const listDesk = endpoint('GET /api/support/desk', {
  personally: true,
  summary: 'For the operator: tickets of all chambers, the longest waiting first',
  query: z.strictObject({ 'filters[status]': TicketStatus.optional(), page, perPage }),
  reply: ok({ data: z.array(DeskTicket), meta: ListMeta }),
})

export const getDeskTicket = endpoint('GET /api/support/desk/:id', {
  personally: true,
  summary: 'For the operator: a ticket with all its messages',
  params: id,
  reply: ok({ data: DeskThread }),
})

export const beginDeskUpload = endpoint('POST /api/support/desk/:id/uploads', {
  personally: true,
  summary: 'For the operator: start or continue the upload of a file for an answer',
  params: id,
  body: beginUpload.body,
  reply: ok({ data: Upload }),
})

export const sendDeskPart = endpoint('PUT /api/support/desk/:id/uploads/:upload', {
  personally: true,
  summary: 'For the operator: the next part of a file for an answer',
  params: id.extend({ upload: UploadId }),
  query: sendPart.query,
  upload: ['application/octet-stream'],
  arrives: true,
  reply: ok({ data: Upload }),
})

export const answerTicket = endpoint('POST /api/support/desk/:id/answer', {
  reaches: ['messages'],
  personally: true,
  summary: 'For the operator: answer a ticket; its writer is notified',
  params: id,
  body: z.object({ text: Words, upload_ids: Files }),
  reply: ok({ data: DeskThread, message: z.string() }),
})

export const closeDeskTicket = endpoint('POST /api/support/desk/:id/close', {
  personally: true,
  summary: 'For the operator: close a ticket; with `undo`, reopen it',
  params: id,
  body: z.object({ undo: z.boolean().default(false) }),
  reply: ok({ data: DeskThread, message: z.string() }),
})
