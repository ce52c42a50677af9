import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { createBin } from './bin.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Feature {
    emptyBin?: (context: Context) => Promise<number>
  }
}

export const emptyBins: Job<Record<string, never>> = {
  name: 'empty-bins',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  concurrency: 1,
}

export async function startMatterJobs(context: Context): Promise<void> {
  const bin = createBin(context)
  await context.queue.work(emptyBins, async () => {
    let removed = await bin.purge()
    for (const { emptyBin } of context.features) removed += (await emptyBin?.(context)) ?? 0
    if (removed > 0) context.log.info({ removed }, 'Emptied the recycle bins')
  })
  await context.queue.schedule(emptyBins, '30 3 * * *', {})
}
