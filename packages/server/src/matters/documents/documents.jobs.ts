import { ChamberId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

/** Reads the text of a chamber's documents, one after the other, until none is left unread. */
export const readDocumentTexts: Job<{ chamberId: ChamberId }> = {
  name: 'read-document-texts',
  data: z.object({ chamberId: ChamberId }),
  retries: 5,
  retryAfterSeconds: 30,
  timeoutSeconds: 900,
  concurrency: 1,
}

/** Each night: empties the bins, lets go of uploads that nobody went on with, and removes what is left of them. */
export const keepDocumentHouse: Job<Record<string, never>> = {
  name: 'keep-document-house',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  concurrency: 1,
}
