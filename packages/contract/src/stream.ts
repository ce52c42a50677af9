import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { MatterId } from './ids.ts'

/** What the server tells a browser as it happens. Each says only what to look at again, never the content. */
export const StreamEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('matter.changed'), matter_id: MatterId }),
  z.object({
    type: z.literal('orders.progress'),
    matter_id: MatterId,
    done: z.number(),
    total: z.number(),
  }),
  z.object({ type: z.literal('matters.changed') }),
])
export type StreamEvent = z.infer<typeof StreamEvent>

export const stream = endpoint({
  method: 'GET',
  path: '/api/stream',
  tag: 'stream',
  summary: 'Server-sent events for the signed-in person’s chamber; read with fetch and the bearer token',
  kind: 'stream',
  reply: StreamEvent,
})
