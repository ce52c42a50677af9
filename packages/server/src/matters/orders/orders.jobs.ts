import { ChamberId, OrderId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

export const readOrderText: Job<{ orderId: OrderId; chamberId?: ChamberId | undefined }> = {
  name: 'read-order-text',
  data: z.object({ orderId: OrderId, chamberId: ChamberId.optional() }),
  retries: 2,
  retryAfterSeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
}

export const readLeftTexts: Job<Record<string, never>> = {
  name: 'read-left-order-texts',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
}
