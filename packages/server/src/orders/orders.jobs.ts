import { CaseId } from '@peshi/contract/ids'
import { z } from 'zod'
import type { Job } from '../jobs/queue.ts'

/** Fetches the documents of a case's orders, one after the other within the court's rate. */
export const readOrders: Job<{ caseId: CaseId }> = {
  name: 'read-orders',
  data: z.object({ caseId: CaseId }),
  retries: 8,
  timeoutSeconds: 1800,
  concurrency: 2,
}
