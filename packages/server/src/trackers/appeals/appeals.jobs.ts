import { z } from 'zod'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { endWatches } from './end-watches.ts'
import { matchAppealList } from './match-list.ts'

export const matchAppeals: Job<{ listId: string }> = {
  name: 'match-appeals',
  data: z.object({ listId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 300,
  concurrency: 1,
}

export const endAppealWatches = periodic({
  name: 'end-appeal-watches',
  cron: '20 0 * * *',
  retries: 3,
  timeoutSeconds: 300,
})

export async function startAppealJobs(context: Context): Promise<void> {
  await context.queue.work(matchAppeals, ({ listId }) => matchAppealList(context, listId))
  await repeat(context.queue, endAppealWatches, () => endWatches(context))
}
