import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { createBin } from './bin.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Feature {
    emptyBin?: (context: Context) => Promise<number>
  }
}

export const emptyBins = periodic({ name: 'empty-bins', cron: '30 3 * * *', retries: 3, timeoutSeconds: 1800 })

export async function startMatterJobs(context: Context): Promise<void> {
  const bin = createBin(context)
  await repeat(context.queue, emptyBins, async () => {
    let removed = await bin.purge()
    for (const { emptyBin } of context.features) removed += (await emptyBin?.(context)) ?? 0
    if (removed > 0) context.log.info({ removed }, 'Emptied the recycle bins')
  })
}
