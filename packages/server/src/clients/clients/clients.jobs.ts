import { z } from 'zod'
import { keepAllPartySounds } from '../../courts/names/party-sounds.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { createClientsBin } from './clients-bin.service.ts'

const nothing = z.object({})

export const emptyClientBins: Job<Record<string, never>> = {
  name: 'empty-client-bins',
  data: nothing,
  retries: 3,
  timeoutSeconds: 600,
  concurrency: 1,
}

export const keepNames: Job<Record<string, never>> = {
  name: 'keep-names',
  data: nothing,
  retries: 2,
  timeoutSeconds: 600,
  concurrency: 1,
}

export async function startClientJobs(context: Context): Promise<void> {
  const { queue, log } = context
  const bin = createClientsBin(context)
  await queue.work(emptyClientBins, async () => {
    const removed = await bin.purge()
    if (removed > 0) log.info({ removed }, 'Emptied the bins of clients')
  })
  await queue.schedule(emptyClientBins, '40 3 * * *', {})
  await queue.work(keepNames, () => keepAllPartySounds(context))
  await queue.schedule(keepNames, '*/10 * * * *', {})
}
