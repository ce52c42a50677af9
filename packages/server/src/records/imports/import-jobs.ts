import { ChamberId, ImportId, PersonId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

/** Brings a file's rows in. One run lasts ten minutes at most; the next goes on where it ended. */
export const runImport: Job<{ chamberId: ChamberId; importId: ImportId }> = {
  name: 'run-import',
  data: z.object({ chamberId: ChamberId, importId: ImportId }),
  retries: 8,
  retryAfterSeconds: 30,
  timeoutSeconds: 900,
  concurrency: 1,
}

/** Moves what an import made to the bin, or takes it back out, in the name of the person who said so. */
export const turnImport: Job<{ chamberId: ChamberId; importId: ImportId; personId: PersonId; to: 'bin' | 'back' }> = {
  name: 'turn-import',
  data: z.object({ chamberId: ChamberId, importId: ImportId, personId: PersonId, to: z.enum(['bin', 'back']) }),
  retries: 5,
  retryAfterSeconds: 30,
  timeoutSeconds: 900,
  concurrency: 1,
}

/** Lets go of files that nobody began to bring in. */
export const forgetImports: Job<Record<string, never>> = {
  name: 'forget-imports',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
}
