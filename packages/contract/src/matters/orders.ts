import { z } from 'zod'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, OrderId } from '../platform/ids.ts'
import { FileCheck } from '../platform/uploads.ts'

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
