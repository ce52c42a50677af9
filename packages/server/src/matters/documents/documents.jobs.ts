import { ChamberId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

export const readDocumentTexts: Job<{ chamberId: ChamberId }> = {
  name: 'read-document-texts',
  data: z.object({ chamberId: ChamberId }),
  retries: 5,
  retryAfterSeconds: 30,
  timeoutSeconds: 900,
  concurrency: 1,
}

export const cleanUpDocuments: Job<Record<string, never>> = {
  name: 'keep-document-house',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  concurrency: 1,
}
