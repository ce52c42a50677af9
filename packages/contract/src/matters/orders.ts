import { z } from 'zod'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, MatterId, OrderId } from '../platform/ids.ts'
import { FileCheck } from '../platform/uploads.ts'
import { caseFields } from './case-fields.ts'

export const OrderDocument = z.enum([
  'queued',
  'ready',
  /** The court's site blocks programs, so a person must download the file from `link` and upload it. */
  'by-hand',
  'missing',
  'failed',
])
export type OrderDocument = z.infer<typeof OrderDocument>

export const Order = z.object({
  _id: OrderId,
  matter_id: MatterId,
  number: z.string().nullable(),
  date: CourtDate.nullable(),
  judge: z.string().nullable(),
  kind: z.enum(['order', 'judgment']),
  document: OrderDocument,
  problem: z.string().nullable(),
  link: z.string().nullable(),
  /** Signed URL, valid for ten minutes. Null if the order has no file yet. */
  file: z.string().nullable(),
  check: FileCheck.nullable(),
  size: z.number().nullable(),
  pages: z.number().int().nullable(),
  has_text: z.boolean().nullable(),
  added_by_hand: z.boolean(),
  seen_at: Instant,
})
export type Order = z.infer<typeof Order>

export const listOrders = endpoint('GET /api/matters/judgements/:matterId', {
  can: ['read', 'Order'],
  summary: 'Orders and judgments of a matter, newest first',
  params: z.object({ matterId: MatterId }),
  reply: ok({ data: z.array(Order) }),
})

export const syncOrders = endpoint('POST /api/hc-allahabad/sync-order', {
  can: ['update', 'Matter'],
  summary: 'Read the orders of a matter from its court again, in the background',
  body: z.object({ matter_id: MatterId }),
  reply: ok({ message: z.string() }),
})

export const addOrderFile = endpoint('PUT /api/orders/:id/file', {
  can: ['update', 'Order'],
  summary: 'Add an order’s document that a person fetched',
  params: z.object({ id: OrderId }),
  query: z.object({ matter_id: MatterId }),
  upload: ['application/pdf'],
  reply: ok({ data: Order, message: z.string() }),
})

export const orderText = endpoint('GET /api/orders/:id/text', {
  can: ['read', 'Order'],
  summary: 'The text of an order, page by page; null for a picture, empty until it is read',
  params: z.object({ id: OrderId }),
  query: z.object({ matter_id: MatterId }),
  reply: ok({ data: z.array(z.string().nullable()) }),
})

/** An order in the list of all matters. A matter with the same case as another one has a row of its own. */
export const ListedOrder = Order.pick({
  _id: true,
  matter_id: true,
  number: true,
  date: true,
  judge: true,
  kind: true,
  document: true,
}).extend({
  matter_title: z.string(),
  ...caseFields,
  is_read: z.boolean(),
})
export type ListedOrder = z.infer<typeof ListedOrder>

const orderFilters = {
  search: z.string().trim().max(200, 'Use at most 200 characters').optional(),
  court: CourtId.optional(),
  from: CourtDate.optional(),
  to: CourtDate.optional(),
}

export const listAllOrders = endpoint('GET /api/orders', {
  can: ['read', 'Order'],
  summary:
    'Orders and judgments of all matters, newest first, a page at a time. The words are those of the matter or judge',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(200).default(25),
    ...orderFilters,
    unread: z.stringbool().optional(),
  }),
  reply: ok({
    data: z.array(ListedOrder),
    /** `unread` counts the person’s unread orders among those that the filters choose. */
    meta: z.object({ total: z.int(), page: z.int(), perPage: z.int(), unread: z.int() }),
  }),
})

export const mostOrdersMarked = 1_000

export const markOrders = endpoint('POST /api/orders/read', {
  can: ['read', 'Order'],
  summary: 'Mark orders as read or unread, for the person alone',
  body: z.object({
    ids: z.array(OrderId).min(1, 'Choose at least one').max(mostOrdersMarked, 'At most 1,000 at once'),
    is_read: z.boolean(),
  }),
  reply: ok({ data: z.object({ ids: z.array(OrderId) }) }),
})

export const readAllOrders = endpoint('POST /api/orders/read_all', {
  can: ['read', 'Order'],
  summary: 'Mark the unread orders that the filters choose as read, the newest 1,000 at once, for the person alone',
  body: z.object(orderFilters),
  reply: ok({ data: z.object({ ids: z.array(OrderId) }) }),
})
