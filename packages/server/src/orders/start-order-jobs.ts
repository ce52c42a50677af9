import type { Context } from '../context.ts'
import { createCaseStore } from '../courts/case-store.ts'
import { createOrderSync } from './order-sync.service.ts'
import { readOrders } from './orders.jobs.ts'

/** Fetches the documents of orders in this process. */
export async function startOrderJobs(context: Context): Promise<void> {
  const sync = createOrderSync({ ...context, cases: createCaseStore(context) })
  await context.queue.work(readOrders, (data, signal, { isLast }) =>
    // A stop waits for the document on its way, not for the fifty behind it: they come after the next start.
    sync.readOrders(data, { signal: AbortSignal.any([signal, context.stopping]), isLast }),
  )
}
