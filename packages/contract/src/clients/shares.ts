import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ClientId, ClientMessageId, DocumentId, MatterId, OrderId, ShareId } from '../platform/ids.ts'
import { seen, versioned } from '../platform/version.ts'

export const ShareKind = z.enum(['next-date', 'order', 'document'])
export type ShareKind = z.infer<typeof ShareKind>

export const AccessState = z.enum(['none', 'open', 'closed'])

export const SharedWith = z.object({
  client_id: ClientId,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  access: AccessState,
  last_seen_at: Instant.nullable(),
  shares: z.array(
    z.object({
      _id: ShareId,
      kind: ShareKind,
      subject_id: z.uuid().nullable(),
      shared_by: z.string().nullable(),
      shared_at: Instant,
    }),
  ),
  unanswered: z.int(),
  ...versioned,
})
export type SharedWith = z.infer<typeof SharedWith>

const ofMatter = z.object({ id: MatterId })
const sharesOfMatter = ok({ data: z.array(SharedWith), message: z.string().optional() })

export const listShares = endpoint('GET /api/shares/matter/:id', {
  can: ['read', 'Share'],
  summary: 'The items of a matter shared with its clients',
  params: ofMatter,
  reply: sharesOfMatter,
})

export const setShares = endpoint('POST /api/shares/matter/:id', {
  can: ['update', 'Share'],
  changes: SharedWith,
  summary: 'Set what a client may see of a matter; without any item the matter is not shared',
  params: ofMatter,
  body: z.object({
    client_id: ClientId,
    next_date: z.boolean(),
    order_ids: z.array(OrderId).max(500, 'Choose at most 500 orders'),
    document_ids: z.array(DocumentId).max(500, 'Choose at most 500 documents'),
    ...seen,
  }),
  reply: sharesOfMatter,
})

export const revokeShare = endpoint('POST /api/shares/revoke/:id', {
  can: ['delete', 'Share'],
  summary: 'Withdraw one shared item from a client',
  params: z.object({ id: ShareId }),
  reply: ok({ message: z.string() }),
})

export const ClientChannel = z.enum(['email', 'sms'])
export type ClientChannel = z.infer<typeof ClientChannel>

const ofClient = z.object({ id: ClientId })

export const sendClientLink = endpoint('POST /api/shares/client/:id/link', {
  reaches: ['messages'],
  can: ['update', 'Share'],
  summary: 'Send a client a sign-in link, valid once, for 24 hours',
  params: ofClient,
  body: z.object({ channel: ClientChannel }),
  reply: ok({ message: z.string() }),
})

export const closeClientAccess = endpoint('POST /api/shares/client/:id/close', {
  can: ['delete', 'Share'],
  summary: 'Close a client’s access; the shares are kept and apply again when access is opened',
  params: ofClient,
  reply: ok({ message: z.string() }),
})

export const openClientAccess = endpoint('POST /api/shares/client/:id/open', {
  reaches: ['messages'],
  can: ['update', 'Share'],
  summary: 'Open a client’s access',
  params: ofClient,
  reply: ok({ message: z.string() }),
})

export const ClientMessage = z.object({
  _id: ClientMessageId,
  by: z.string(),
  from_client: z.boolean(),
  text: z.string(),
  at: Instant,
})
export type ClientMessage = z.infer<typeof ClientMessage>

export const MessageText = z.string().trim().min(1, 'Write a message').max(4000, 'Use at most 4,000 characters')

const conversation = z.object({ id: MatterId, client: ClientId })

export const listClientMessages = endpoint('GET /api/shares/matter/:id/messages/:client', {
  can: ['read', 'Share'],
  summary: 'The messages between chamber and client on a matter, oldest first',
  params: conversation,
  reply: ok({ data: z.array(ClientMessage) }),
})

export const writeToClient = endpoint('POST /api/shares/matter/:id/messages/:client', {
  reaches: ['messages'],
  can: ['update', 'Share'],
  summary: 'Send a client a message on a shared matter; a client with an e-mail address is notified by mail',
  params: conversation,
  body: z.object({ text: MessageText }),
  reply: ok({ data: ClientMessage, message: z.string() }),
})
