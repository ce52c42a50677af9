import { z } from 'zod'
import type { Job, JobSettings, Queue } from './queue.ts'

interface PeriodicJob extends Job<Record<string, never>> {
  cron: string
}

/** A job without data that runs at the times of `cron`: five fields, in Indian time. */
export const periodic = (
  settings: Omit<JobSettings, 'concurrency'> & { cron: string; concurrency?: number },
): PeriodicJob => ({ data: z.object({}), concurrency: 1, ...settings })

export async function repeat(
  queue: Queue,
  job: PeriodicJob,
  run: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  await queue.work(job, async (_data, signal) => {
    await run(signal)
  })
  await queue.schedule(job, job.cron, {})
}
