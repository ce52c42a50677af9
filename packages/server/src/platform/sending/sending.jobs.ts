import { DispatchId } from '@peshi/contract/platform/ids'
import { daysToResend } from '@peshi/contract/platform/sending'
import { z } from 'zod'
import { periodic, repeat } from '../jobs/periodic.ts'
import type { Job } from '../jobs/queue.ts'
import type { Context } from '../process/context.ts'
import { claimSeconds, deliver } from './deliver.ts'
import { dispatchesRepo } from './dispatches.repo.ts'

const day = 86_400_000
const daysKept = 90

export const deliverDispatch: Job<{ id: DispatchId }> = {
  name: 'deliver-dispatch',
  data: z.object({ id: DispatchId }),
  retries: 8,
  retryAfterSeconds: 15,
  timeoutSeconds: claimSeconds - 15,
  concurrency: 4,
}

export const forgetDispatches = periodic({
  name: 'forget-dispatches',
  cron: '20 * * * *',
  retries: 2,
  timeoutSeconds: 300,
})

export async function startSendingJobs(context: Context): Promise<void> {
  const { db, clock, queue } = context
  await queue.work(deliverDispatch, async ({ id }, _signal, attempt) => {
    const later = await deliver(context, id, attempt)
    if (!later) return
    const startAfterSeconds = Math.ceil((later.getTime() - clock.now().getTime()) / 1000)
    await db.asSystem('sending', (tx) => queue.enqueue(tx, deliverDispatch, { id }, { startAfterSeconds }))
  })
  await repeat(queue, forgetDispatches, () => forgetOldDispatches(context))
}

export async function forgetOldDispatches({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.asSystem('sending', async (tx) => {
    const repo = dispatchesRepo(tx)
    await repo.giveUpBefore(new Date(now.getTime() - day), now)
    await repo.forgetWordsBefore(new Date(now.getTime() - daysToResend * day))
    await repo.removeBefore(new Date(now.getTime() - daysKept * day))
  })
}
