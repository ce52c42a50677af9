import { CaseId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

/** Brings a case that was read, or failed to be, to the matters of all chambers that follow it. */
export const fanOut: Job<{ caseId: CaseId }> = {
  name: 'fan-out',
  data: z.object({ caseId: CaseId }),
  retries: 5,
  timeoutSeconds: 300,
  concurrency: 2,
}

/** Lets go of searches whose picture nobody read in time: they hold a session at a court. */
export const forgetFinds: Job<Record<string, never>> = {
  name: 'forget-finds',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
}

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
