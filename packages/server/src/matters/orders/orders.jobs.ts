import { ChamberId, OrderId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { readOrders } from '../../courts/courts/courts.jobs.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'

export const readOrderText: Job<{
  orderId: OrderId
  chamberId?: ChamberId | undefined
  isOpened?: boolean | undefined
}> = {
  name: 'read-order-text',
  data: z.object({ orderId: OrderId, chamberId: ChamberId.optional(), isOpened: z.boolean().optional() }),
  retries: 2,
  retryAfterSeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
}

export const readLeftTexts = periodic({
  name: 'read-left-order-texts',
  cron: '30 3 * * *',
  retries: 2,
  timeoutSeconds: 300,
})

export async function startOrderJobs(context: Context, texts = context.services.orderTexts): Promise<void> {
  const { orderSync: sync } = context.services
  await context.queue.work(readOrders, (data, signal, { isLast }) =>
    sync.readOrders(data, { signal: AbortSignal.any([signal, context.stopping]), isLast }),
  )
  await context.queue.work(readOrderText, (data, signal, { isLast }) =>
    texts.readText(data, { signal: AbortSignal.any([signal, context.stopping]), isLast }),
  )
  await repeat(context.queue, readLeftTexts, () => texts.queueLeft())
}
