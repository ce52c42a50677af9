import { ChamberId, ImportId, PersonId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { periodic } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'

export const runImport: Job<{ chamberId: ChamberId; importId: ImportId }> = {
  name: 'run-import',
  data: z.object({ chamberId: ChamberId, importId: ImportId }),
  retries: 8,
  retryAfterSeconds: 30,
  timeoutSeconds: 900,
  concurrency: 1,
}

export const turnImport: Job<{ chamberId: ChamberId; importId: ImportId; personId: PersonId; to: 'bin' | 'back' }> = {
  name: 'turn-import',
  data: z.object({ chamberId: ChamberId, importId: ImportId, personId: PersonId, to: z.enum(['bin', 'back']) }),
  retries: 5,
  retryAfterSeconds: 30,
  timeoutSeconds: 900,
  concurrency: 1,
}

export const forgetImports = periodic({ name: 'forget-imports', cron: '40 3 * * *', retries: 2, timeoutSeconds: 300 })
