import { CaseId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { periodic } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'

export const fanOut: Job<{ caseId: CaseId }> = {
  name: 'fan-out',
  data: z.object({ caseId: CaseId }),
  retries: 5,
  timeoutSeconds: 300,
  concurrency: 2,
}

export const forgetFinds = periodic({ name: 'forget-finds', cron: '20 * * * *', retries: 2, timeoutSeconds: 300 })

export const readOrders: Job<{ caseId: CaseId; again?: boolean | undefined }> = {
  name: 'read-orders',
  data: z.object({ caseId: CaseId, again: z.boolean().optional() }),
  retries: 8,
  retryAfterSeconds: 20,
  timeoutSeconds: 1800,
  concurrency: 2,
}
