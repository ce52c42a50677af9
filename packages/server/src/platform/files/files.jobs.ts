import { ChamberId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job } from '../jobs/queue.ts'

export const removeDroppedFiles: Job<{ chamberId: ChamberId }> = {
  name: 'remove-dropped-files',
  data: z.object({ chamberId: ChamberId }),
  retries: 5,
  retryAfterSeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
}
