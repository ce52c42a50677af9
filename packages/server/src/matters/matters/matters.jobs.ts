import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'

export const emptyBins = periodic({ name: 'empty-bins', cron: '30 3 * * *', retries: 3, timeoutSeconds: 1800 })

export async function startMatterJobs(context: Context): Promise<void> {
  await repeat(context.queue, emptyBins, async () => {
    let removed = 0
    for (const feature of context.features) {
      for (const bin of feature.bins ?? []) removed += await emptyBinOf(context, bin)
      removed += (await feature.emptyBin?.(context)) ?? 0
    }
    if (removed > 0) context.log.info({ removed }, 'Emptied the recycle bins')
  })
}
