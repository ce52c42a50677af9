import type { Context } from '../context.ts'
import { createCaseStore } from '../courts/case-store.ts'
import { createOrderSync } from './order-sync.service.ts'
import { readOrders } from './orders.jobs.ts'

/** Fetches the documents of orders in this process. */
export async function startOrderJobs(context: Context): Promise<void> {
  const sync = createOrderSync({ ...context, cases: createCaseStore(context) })
  await context.queue.work(readOrders, (data, _signal, attempt) => sync.readOrders(data, attempt))
}
