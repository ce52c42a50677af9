import { ChamberId, OrderId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { periodic } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'

export const readOrderText: Job<{ orderId: OrderId; chamberId?: ChamberId | undefined }> = {
  name: 'read-order-text',
  data: z.object({ orderId: OrderId, chamberId: ChamberId.optional() }),
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
