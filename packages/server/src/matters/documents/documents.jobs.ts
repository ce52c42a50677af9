import { ChamberId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { periodic } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'

export const readDocumentTexts: Job<{ chamberId: ChamberId }> = {
  name: 'read-document-texts',
  data: z.object({ chamberId: ChamberId }),
  retries: 5,
  retryAfterSeconds: 30,
  timeoutSeconds: 900,
  concurrency: 1,
}

export const cleanUpDocuments = periodic({
  name: 'keep-document-house',
  cron: '45 3 * * *',
  retries: 3,
  timeoutSeconds: 600,
})
