import { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { periodic } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'

export const readPractice: Job<{ chamberId: ChamberId; personId: PersonId }> = {
  name: 'read-practice',
  data: z.object({ chamberId: ChamberId, personId: PersonId }),
  retries: 8,
  retryAfterSeconds: 60,
  timeoutSeconds: 1800,
  concurrency: 2,
}

export const askFreeCourts = periodic({
  name: 'ask-practices',
  cron: '*/10 * * * *',
  retries: 0,
  timeoutSeconds: 540,
})
