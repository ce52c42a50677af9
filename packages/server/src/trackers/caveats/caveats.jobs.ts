import { z } from 'zod'
import type { ListRead } from '../../courts/lists-and-boards/list-read.ts'
import type { Tx } from '../../platform/db/door.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { endCaveats } from './end-caveats.ts'
import { matchCaveatList } from './match-list.ts'

export const matchCaveats: Job<{ listId: string }> = {
  name: 'match-caveats',
  data: z.object({ listId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 300,
  concurrency: 1,
}

export const keepCaveats = periodic({ name: 'keep-caveats', cron: '25 0 * * *', retries: 3, timeoutSeconds: 300 })

export async function queueCaveatMatching(
  tx: Tx,
  { queue }: Pick<Context, 'queue'>,
  { list: { id: listId, court }, state }: ListRead,
): Promise<void> {
  if (court !== 'sci' && state === 'changed') await queue.enqueue(tx, matchCaveats, { listId }, { onceBy: listId })
}

export async function startCaveatJobs(context: Context): Promise<void> {
  await context.queue.work(matchCaveats, ({ listId }) => matchCaveatList(context, listId))
  await repeat(context.queue, keepCaveats, () => endCaveats(context))
}
