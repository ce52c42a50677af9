import type { Job, Queue, Try } from '../src/jobs/queue.ts'

/** A queue that holds what is put on it until the test runs it. */
export function heldQueue() {
  const held: { name: string; data: unknown }[] = []
  const workers = new Map<string, (data: unknown, attempt: Try) => Promise<void>>()
  const queue: Queue = {
    async enqueue(_tx, job, data) {
      held.push({ name: job.name, data: job.data.parse(data) })
    },
    async work<T>(job: Job<T>, run: (data: T, signal: AbortSignal, attempt: Try) => Promise<void>) {
      workers.set(job.name, (data, attempt) => run(job.data.parse(data), attempt.signal, attempt))
    },
    schedule: async () => undefined,
    listFailed: async () => [],
    start: async () => undefined,
    stop: async () => undefined,
  }
  return {
    ...queue,
    held,
    /** Runs what is held, and what that puts on the queue, in order; each has one try. */
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
