import { CaseId, ChamberId, OrderId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

/** Fetches the documents of a case's orders, one after the other within the court's rate. */
export const readOrders: Job<{ caseId: CaseId; again?: boolean | undefined }> = {
  name: 'read-orders',
  /** `again`: somebody asked for it, so the case is read anew however fresh it is. */
  data: z.object({ caseId: CaseId, again: z.boolean().optional() }),
  // A court that is down for three quarters of an hour is outlived.
  retries: 8,
  retryAfterSeconds: 20,
  timeoutSeconds: 1800,
  concurrency: 2,
}

/** Reads the text of an order's document; of a chamber's own copy where a chamber is named. */
export const readOrderText: Job<{ orderId: OrderId; chamberId?: ChamberId | undefined }> = {
  name: 'read-order-text',
  data: z.object({ orderId: OrderId, chamberId: ChamberId.optional() }),
  retries: 2,
  retryAfterSeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
}

/** Puts on the queue what was fetched and never read: documents of an earlier version, work that was given up. */
export const readLeftTexts: Job<Record<string, never>> = {
  name: 'read-left-order-texts',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
}
