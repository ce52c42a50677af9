import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { createCaveatsBin } from './caveats-bin.service.ts'
import { endCaveats } from './end-caveats.ts'
import { matchCaveatList } from './match-list.ts'

const settings = { retries: 3, timeoutSeconds: 300, concurrency: 1 }

export const matchCaveats: Job<{ listId: string }> = {
  name: 'match-caveats',
  data: z.object({ listId: z.uuid() }),
  ...settings,
}

export const keepCaveats: Job<Record<string, never>> = { name: 'keep-caveats', data: z.object({}), ...settings }

export async function startCaveatJobs(context: Context): Promise<void> {
  const bin = createCaveatsBin(context)
  await context.queue.work(matchCaveats, ({ listId }) => matchCaveatList(context, listId))
  await context.queue.work(keepCaveats, async () => {
    await endCaveats(context)
    await bin.purge()
  })
  await context.queue.schedule(keepCaveats, '25 0 * * *', {})
}
