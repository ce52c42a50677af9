import { ChamberId, DocumentId, OrderId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { after } from '../../platform/events/after.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'

/** A court's order, a chamber's own copy of an order, or the newest version of a document. */
export const Item = z.union([
  z.object({ kind: z.literal('order'), id: OrderId, chamberId: ChamberId.nullable() }),
  z.object({ kind: z.literal('document'), id: DocumentId, chamberId: ChamberId }),
])
export type Item = z.infer<typeof Item>

/** A word without spaces, as the queue’s `findPlace` requires. */
export const keyOf = ({ kind, id, chamberId }: Item) => [kind, id, chamberId].filter(Boolean).join('/')

export const recognisePages: Job<{ item: Item; isOpened?: boolean | undefined }> = {
  name: 'recognise-pages',
  data: z.object({ item: Item, isOpened: z.boolean().optional() }),
  retries: 2,
  retryAfterSeconds: 60,
  timeoutSeconds: 900,
  concurrency: 1,
}

export const recogniseLeft = periodic({
  name: 'recognise-left-pages',
  cron: '15 4 * * *',
  retries: 2,
  timeoutSeconds: 600,
})

export const recogniseReadTexts = after({
  name: 'queue-pages-to-recognise',
  retries: 5,
  timeoutSeconds: 60,
  concurrency: 1,
  to: ['order.text-read', 'document.text-read'],
  queued: ({ detail }) => (detail.waiting > 0 ? {} : null),
  run:
    ({ services }) =>
    ({ subject, chamberId }) =>
      services.recognisedPages.queueItem(Item.parse({ ...subject, chamberId })),
})

export async function startRecognition(context: Context, pages = context.services.recognisedPages): Promise<void> {
  await context.queue.work(recognisePages, (data, signal, { isLast }) =>
    pages.readOn(data, { signal: AbortSignal.any([signal, context.stopping]), isLast }),
  )
  await repeat(context.queue, recogniseLeft, () => pages.queueLeft())
}
