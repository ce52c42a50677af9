import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { createAppealsBin } from '../../trackers/appeals/appeals-bin.service.ts'
import { createClocks } from '../../trackers/clocks/clocks.service.ts'
import { createNotes } from '../notes/notes.service.ts'
import { createBin } from './bin.service.ts'

/** Empties the recycle bins of what has been in them for the chamber’s time. */
export const emptyBins: Job<Record<string, never>> = {
  name: 'empty-bins',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  concurrency: 1,
}

/** Does the background work of matters in this process. */
export async function startMatterJobs(context: Context): Promise<void> {
  const bin = createBin(context)
  const notes = createNotes(context)
  const clocks = createClocks(context)
  const appeals = createAppealsBin(context)
  await context.queue.work(emptyBins, async () => {
    let removed = 0
    for (const { purge } of [bin, notes, clocks, appeals]) removed += await purge()
    if (removed > 0) context.log.info({ removed }, 'Emptied the recycle bins')
  })
  await context.queue.schedule(emptyBins, '30 3 * * *', {})
}
