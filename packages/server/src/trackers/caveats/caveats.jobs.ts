import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { erasePastTime, listPastTime } from '../../platform/retention/list-past-time.ts'
import { eraseProofsBefore } from './caveat-proofs.repo.ts'
import { caveatsRepo } from './caveats.repo.ts'
import { caveatProof, caveatTracker } from './caveats.schema.ts'
import { endCaveats } from './end-caveats.ts'
import { matchCaveatList } from './match-list.ts'

const settings = { retries: 3, timeoutSeconds: 300, concurrency: 1 }

export const matchCaveats: Job<{ listId: string }> = {
  name: 'match-caveats',
  data: z.object({ listId: z.uuid() }),
  ...settings,
}

export const keepCaveats: Job<Record<string, never>> = { name: 'keep-caveats', data: z.object({}), ...settings }

export async function purgeCaveats(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await erasePastTime(context, inBin(caveatTracker), (tx, id, before) => caveatsRepo(tx, id).eraseBefore(before))
  for (const { id, before } of await listPastTime(context, inBin(caveatProof)))
    await context.db.asChamber(id, (tx) => eraseProofsBefore(tx, id, before))
}

export async function startCaveatJobs(context: Context): Promise<void> {
  await context.queue.work(matchCaveats, ({ listId }) => matchCaveatList(context, listId))
  await context.queue.work(keepCaveats, async () => {
    await endCaveats(context)
    await purgeCaveats(context)
  })
  await context.queue.schedule(keepCaveats, '25 0 * * *', {})
}
