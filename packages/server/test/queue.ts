import { features as allFeatures } from '../src/app/features.ts'
import { jobsOf } from '../src/platform/events/after.ts'
import type { FailedJob, Job, Queue, Try } from '../src/platform/jobs/queue.ts'
import type { Feature } from '../src/platform/process/feature.ts'

export function heldQueue(features: readonly Feature[] = allFeatures) {
  const held: { name: string; data: unknown }[] = []
  const failed: FailedJob[] = []
  const workers = new Map<string, (data: unknown, attempt: Try) => Promise<void>>()
  const known = jobsOf(features).map(({ name }) => name)
  function checkKnown(name: string) {
    if (!known.includes(name)) throw new Error(`No manifest has the job ${name}`)
  }
  const queue: Queue = {
    async enqueue(_tx, job, data) {
      checkKnown(job.name)
      held.push({ name: job.name, data: job.data.parse(data) })
    },
    async work<T>(job: Job<T>, run: (data: T, signal: AbortSignal, attempt: Try) => Promise<void>) {
      checkKnown(job.name)
      workers.set(job.name, (data, attempt) => run(job.data.parse(data), attempt.signal, attempt))
    },
    schedule: async () => undefined,
    listFailed: async (limit) => failed.slice(0, limit),
    async retryFailed(id) {
      const at = failed.findIndex((job) => job.id === id)
      const [job] = at < 0 ? [] : failed.splice(at, 1)
      if (job) held.push(job)
      return job !== undefined
    },
    listQueues: async () =>
      [...Map.groupBy(held, ({ name }) => name)].map(([name, jobs]) => ({
        name,
        waiting: jobs.length,
        later: 0,
        running: 0,
        oldest: 0,
      })),
    start: async () => undefined,
    stop: async () => undefined,
  }
  return {
    ...queue,
    held,
    failed,
    async runHeld() {
      const attempt = { signal: new AbortController().signal, isLast: true }
      for (let job = held.shift(); job; job = held.shift()) {
        const run = workers.get(job.name)
        if (!run) throw new Error(`Nobody works on ${job.name} in this test`)
        await run(job.data, attempt)
      }
    },
  }
}
