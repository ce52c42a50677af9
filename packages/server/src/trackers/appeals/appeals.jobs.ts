import { z } from 'zod'
import type { ListRead } from '../../courts/lists-and-boards/list-read.ts'
import type { Tx } from '../../platform/db/door.ts'
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

export async function queueAppealMatching(
  tx: Tx,
  { queue }: Pick<Context, 'queue'>,
  { list: { id: listId, court }, state }: ListRead,
): Promise<void> {
  if (court === 'sci' && state === 'changed') await queue.enqueue(tx, matchAppeals, { listId }, { onceBy: listId })
}

export async function startAppealJobs(context: Context): Promise<void> {
  await context.queue.work(matchAppeals, ({ listId }) => matchAppealList(context, listId))
  await repeat(context.queue, endAppealWatches, () => endWatches(context))
}
