import { CaseId } from '@peshi/contract/ids'
import { z } from 'zod'
import type { Job } from '../jobs/queue.ts'

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
