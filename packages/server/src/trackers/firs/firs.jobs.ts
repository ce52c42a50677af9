import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { createFirsBin } from './firs-bin.service.ts'

export const emptyFirBin: Job<Record<string, never>> = {
  name: 'empty-fir-bin',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 300,
  concurrency: 1,
}

export async function startFirJobs(context: Context): Promise<void> {
  const bin = createFirsBin(context)
  await context.queue.work(emptyFirBin, async () => {
    await bin.purge()
  })
  await context.queue.schedule(emptyFirBin, '40 3 * * *', {})
}
