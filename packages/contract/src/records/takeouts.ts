import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, TakeoutId } from '../platform/ids.ts'

export const TakeoutKind = z.enum(['orders', 'matter', 'chamber', 'person'])
export type TakeoutKind = z.infer<typeof TakeoutKind>

export const TakeoutForm = z.enum(['pdf', 'zip'])
export type TakeoutForm = z.infer<typeof TakeoutForm>

export const TakeoutState = z.enum(['queued', 'running', 'ready', 'failed'])
export type TakeoutState = z.infer<typeof TakeoutState>

export const Takeout = z.object({
  _id: TakeoutId,
  kind: TakeoutKind,
  form: TakeoutForm,
  matter_id: MatterId.nullable(),
  title: z.string().nullable(),
  state: TakeoutState,
  done: z.number().int(),
  total: z.number().int(),
  problem: z.string().nullable(),
  name: z.string().nullable(),
  size: z.number().nullable(),
  file: z.string().nullable(),
  asked_at: Instant,
  expires_at: Instant,
})
export type Takeout = z.infer<typeof Takeout>

export const listTakeouts = endpoint('GET /api/takeouts', {
  access: 'person',
  can: ['manage', 'Account'],
  summary: 'The person’s exports, newest first',
  reply: ok({ data: z.array(Takeout) }),
})

export const takeOutMatter = endpoint('POST /api/takeouts', {
  can: ['read', 'Order'],
  summary: 'Export a matter or its orders in the background',
  body: z.object({ matter_id: MatterId, kind: TakeoutKind.exclude(['chamber', 'person']), form: TakeoutForm }),
  reply: ok({ data: Takeout, message: z.string() }),
})

export const takeOutChamber = endpoint('POST /api/takeouts/chamber', {
  access: 'person',
  can: ['manage', 'all'],
  summary: 'Export the whole chamber in the background; for its owner',
  reply: ok({ data: Takeout, message: z.string() }),
})

export const takeOutPerson = endpoint('POST /api/takeouts/person', {
  access: 'person',
  personally: true,
  can: ['manage', 'Account'],
  summary: 'Export everything about the requesting person, of all their chambers, in the background',
  reply: ok({ data: Takeout, message: z.string() }),
})

export const removeTakeout = endpoint('POST /api/takeouts/:id/remove', {
  access: 'person',
  can: ['manage', 'Account'],
  summary: 'Delete an export early, or stop making it',
  params: z.object({ id: TakeoutId }),
  reply: ok({ message: z.string() }),
})

export const exportOrders = endpoint('GET /api/orders/exports', {
  reaches: ['pool'],
  can: ['read', 'Order'],
  summary:
    'The orders of a matter as one PDF with an index, bookmarks and page numbers, or as a zip; larger ones are made in the background (`POST /api/takeouts`)',
  query: z.object({ matter_id: MatterId, type: TakeoutForm.default('pdf') }),
  kind: 'file',
  reply: z.string(),
})
