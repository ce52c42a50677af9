import { readOrders } from '../../courts/courts/courts.jobs.ts'
import { repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { readLeftTexts, readOrderText } from './orders.jobs.ts'

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
