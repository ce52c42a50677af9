import { ChamberId, TakeoutId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'

export const makeTakeout: Job<{ chamberId: ChamberId; id: TakeoutId }> = {
  name: 'make-takeout',
  data: z.object({ chamberId: ChamberId, id: TakeoutId }),
  retries: 2,
  retryAfterSeconds: 30,
  timeoutSeconds: 4 * 3600,
  concurrency: 1,
}

export const removeTakeoutFile: Job<{ key: string }> = {
  name: 'remove-takeout-file',
  data: z.object({ key: z.string() }),
  retries: 5,
  retryAfterSeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
}

export const forgetTakeouts = periodic({ name: 'forget-takeouts', cron: '20 3 * * *', retries: 2, timeoutSeconds: 600 })

export async function startTakeoutJobs(context: Context): Promise<void> {
  const { takeoutMaking: making } = context.services
  await context.queue.work(makeTakeout, (data, signal, { isLast }) =>
    making.make(data, { signal: AbortSignal.any([signal, context.stopping]), isLast }),
  )
  await context.queue.work(removeTakeoutFile, ({ key }) => context.files.remove(key))
  await repeat(context.queue, forgetTakeouts, () => making.forgetExpired())
}
