import { createCaseStore } from '../../courts/courts/case-store.ts'
import { readOrders } from '../../courts/courts/courts.jobs.ts'
import { repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { createOrderSync } from './order-sync.service.ts'
import { readPdfText } from './order-text.process.ts'
import { createOrderTexts, type ReadPdf } from './order-text.service.ts'
import { readLeftTexts, readOrderText } from './orders.jobs.ts'

export async function startOrderJobs(context: Context, readPdf: ReadPdf = readPdfText): Promise<void> {
  const sync = createOrderSync({ ...context, cases: createCaseStore(context) })
  await context.queue.work(readOrders, (data, signal, { isLast }) =>
    sync.readOrders(data, { signal: AbortSignal.any([signal, context.stopping]), isLast }),
  )
  const texts = createOrderTexts({ ...context, readPdf })
  await context.queue.work(readOrderText, (data, signal, { isLast }) =>
    texts.readText(data, { signal: AbortSignal.any([signal, context.stopping]), isLast }),
  )
  await repeat(context.queue, readLeftTexts, () => texts.queueLeft())
}
