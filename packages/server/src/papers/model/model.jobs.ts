import { ChamberId, ModelAnswerId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'

/** Repeated once, only to note that a process was killed: a question is never sent twice. */
export const askModelJob: Job<{ chamberId: ChamberId; answerId: ModelAnswerId }> = {
  name: 'ask-model',
  data: z.object({ chamberId: ChamberId, answerId: ModelAnswerId }),
  retries: 1,
  timeoutSeconds: 400,
  concurrency: 2,
}

export async function startModelJobs(context: Context, model = context.services.model): Promise<void> {
  await context.queue.work(askModelJob, (data, signal) => model.run(data, AbortSignal.any([signal, context.stopping])))
}
