import { features as allFeatures } from '../src/app/features.ts'
import { jobsOf } from '../src/platform/events/after.ts'
import type { FailedJob, Job, Queue, Try } from '../src/platform/jobs/queue.ts'
import type { Feature } from '../src/platform/process/feature.ts'

export function heldQueue(features: readonly Feature[] = allFeatures) {
  const held: { name: string; data: unknown }[] = []
  const itemOf = new WeakMap<object, string>()
  const failed: FailedJob[] = []
  const workers = new Map<string, (data: unknown, attempt: Try) => Promise<void>>()
  const known = jobsOf(features).map(({ name }) => name)
  function checkKnown(name: string) {
    if (!known.includes(name)) throw new Error(`No manifest has the job ${name}`)
  }
  const queue: Queue = {
    async enqueue(_tx, job, data, { onceBy } = {}) {
      checkKnown(job.name)
      const one = { name: job.name, data: job.data.parse(data) }
      held.push(one)
      if (onceBy) itemOf.set(one, onceBy.split(' ')[0] ?? '')
    },
    async work<T>(job: Job<T>, run: (data: T, signal: AbortSignal, attempt: Try) => Promise<void>) {
      checkKnown(job.name)
      workers.set(job.name, (data, attempt) => run(job.data.parse(data), attempt.signal, attempt))
    },
    asLast: (work) => work(),
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
    async findPlace({ name }, item) {
      const items = [...new Set(held.flatMap((job) => (job.name === name ? (itemOf.get(job) ?? []) : [])))]
      const at = items.indexOf(item) + 1
      return at > 0 ? { at, of: items.length, isRunning: false } : null
    },
    start: async () => undefined,
    stop: async () => undefined,
  }
  async function runOne() {
    const job = held.shift()
    if (!job) return
    const run = workers.get(job.name)
    if (!run) throw new Error(`Nobody works on ${job.name} in this test`)
    await run(job.data, { signal: new AbortController().signal, isLast: true })
  }
  return {
    ...queue,
    held,
    failed,
    runOne,
    async runHeld() {
      while (held.length > 0) await runOne()
    },
  }
}
