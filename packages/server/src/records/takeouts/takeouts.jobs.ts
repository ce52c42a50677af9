import { ChamberId, TakeoutId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { createTakeoutMaking } from './make-takeout.ts'

export const makeTakeout: Job<{ chamberId: ChamberId; id: TakeoutId }> = {
  name: 'make-takeout',
  data: z.object({ chamberId: ChamberId, id: TakeoutId }),
  retries: 2,
  retryAfterSeconds: 30,
  timeoutSeconds: 4 * 3600,
  concurrency: 1,
}

export const forgetTakeouts: Job<Record<string, never>> = {
  name: 'forget-takeouts',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 600,
  concurrency: 1,
}

export async function startTakeoutJobs(context: Context): Promise<void> {
  const making = createTakeoutMaking(context)
  await context.queue.work(makeTakeout, (data, signal, { isLast }) =>
    making.make(data, { signal: AbortSignal.any([signal, context.stopping]), isLast }),
  )
  await context.queue.work(forgetTakeouts, () => making.forgetExpired())
  await context.queue.schedule(forgetTakeouts, '20 3 * * *', {})
}
