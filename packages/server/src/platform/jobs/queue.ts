import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Db, Tx } from '../db/door.ts'
import type { DatabaseKind } from '../db/kinds.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { asOwner, bossDatabase } from './boss-database.ts'

/** A kind of background work, with the shape of what it is given. Ids only: the work reads what is true then. */
export interface Job<T> {
  name: string
  data: z.ZodType<T>
  /** How often it is tried again before it stands as failed, and how long a try may take. */
  retries: number
  timeoutSeconds: number
  /** How many run at once in one worker. */
  concurrency: number
  /** The first pause before it is tried again; each further one is twice as long. Default 5. */
  retryAfterSeconds?: number
}

/** What the queue itself needs to know of a job. */
export type JobSettings = Omit<Job<unknown>, 'data'>

export interface FailedJob {
  id: string
  name: string
  data: unknown
  /** What the last try threw. */
  problem: string
  failedAt: Date
}

/** How much of one kind of work there is, in all chambers together. */
export interface QueueState {
  name: string
  /** Could be begun now. */
  waiting: number
  /** Has a later time: tried again after a pause, or put off. */
  later: number
  running: number
  /** For how many seconds the oldest waits that could be begun now. */
  oldest: number
}

type QueueOptions = Omit<NonNullable<Parameters<PgBoss['createQueue']>[1]>, 'policy' | 'partition'>

export interface Try {
  /** Fires when the time is up or the server stops. */
  signal: AbortSignal
  /** No further try follows: what fails now must be said. */
  isLast: boolean
}

export interface Queue {
  /**
   * Puts work on the queue with the transaction: it is there when, and only when, the transaction commits.
   * `onceBy`: while one with the same key waits for its turn, no second one is put there.
   */
  enqueue<T>(tx: Tx, job: Job<T>, data: T, options?: { onceBy?: string; startAfterSeconds?: number }): Promise<void>
  /** Does nothing in a process whose role is `api`. */
  work<T>(job: Job<T>, run: (data: T, signal: AbortSignal, attempt: Try) => Promise<void>): Promise<void>
  /** Runs `job` by the clock of India, once however many workers there are. `cron` has five fields. */
  schedule<T>(job: Job<T>, cron: string, data: T): Promise<void>
  /** Work that was given up, newest first; it stays to be seen for 30 days. */
  listFailed(limit: number): Promise<FailedJob[]>
  /** Puts work that was given up there once more; false when it stands there no longer. */
  retryFailed(id: string): Promise<boolean>
  /** What waits and what runs; kinds of which nothing does are left out. */
  listQueues(): Promise<QueueState[]>
  start(): Promise<void>
  /** Lets running work end, within the time given. */
  stop(graceSeconds: number): Promise<void>
}

interface QueueSettings {
  role: 'all' | 'api' | 'worker'
  kind?: DatabaseKind
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Every kind of work that this process may put on the queue or do (each feature brings its own). */
  jobs: readonly JobSettings[]
  tracing?: Tracing | null
}

const gaveUp = 'gave-up'
const thirtyDays = 30 * 86_400
const longestPauseSeconds = 900
/** A worker that is silent for this long is dead, and its work goes to another. */
const heartbeatSeconds = 30
/** How often workers look for the dead: with the heartbeat and the first pause, a job is taken up within a minute. */
const superviseSeconds = 10
/** Work is announced, so that polling is only the net below: for retries, delays and lost announcements. */
const netSeconds = 3

// What ended lies there for a day; the states are in order, so that the index over open work serves.
const countOpenWork = `
  SELECT name,
    count(*) FILTER (WHERE state < 'active' AND start_after <= now())::int AS waiting,
    count(*) FILTER (WHERE state < 'active' AND start_after > now())::int AS later,
    count(*) FILTER (WHERE state = 'active')::int AS running,
    greatest(0, extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active')))::int AS oldest
  FROM pgboss.job
  WHERE state <= 'active' AND name <> $1
  GROUP BY name
  ORDER BY name`

/** Background work on pg-boss, in the product's own database: what is enqueued shares the fate of the data beside it. */
export function openQueue(db: Db, { role, kind = 'postgres', log, jobs, tracing = null }: QueueSettings): Queue {
  const works = role !== 'api'
  const boss = new PgBoss({
    db: bossDatabase(db.engine),
    backend: db.engine.name === 'pglite' ? 'pglite' : kind,
    schema: 'pgboss',
    supervise: works,
    schedule: works,
    useListenNotify: works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    queueCacheIntervalSeconds: 600,
  })
  boss.on('error', (error) => log.error({ error }, 'The job queue has a problem'))
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'))
  const known = new Map(jobs.map((job) => [job.name, job]))
  let schedules: ReturnType<PgBoss['getSchedules']> | undefined
  let isStopping = false

  function checkKnown({ name }: JobSettings) {
    if (!known.has(name)) throw new Error(`The job ${name} is not in the list of all jobs`)
  }

  /**
   * Makes the queue, or gives it the settings that it has by now.
   *
   * A queue that is first looked up inside somebody's transaction waits for ever on the embedded engine: the look-up
   * wants the one connection that the transaction holds. So every queue is made, and looked up, before anything is sent:
   * the ones that were there by the start itself.
   */
  async function keepQueue(made: ReadonlyMap<string, object>, name: string, settings: QueueOptions, policy?: 'short') {
    const asMade = made.get(name)
    if (asMade && differingIn(settings, asMade).length === 0) return
    if (asMade) await boss.updateQueue(name, settings)
    else await boss.createQueue(name, { ...settings, ...(policy && { policy }) })
    await boss.findJobs(name, { id: v7() })
  }

  return {
    async enqueue(tx, job, data, options = {}) {
      checkKnown(job)
      const { onceBy, startAfterSeconds } = options
      await asOwner(tx, (database) =>
        boss.send(job.name, job.data.parse(data) as object, {
          db: database,
          singletonKey: onceBy ?? v7(),
          ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
        }),
      )
    },

    async work(job, run) {
      checkKnown(job)
      if (!works) return
      await boss.work(
        job.name,
        {
          includeMetadata: true,
          localConcurrency: job.concurrency,
          pollingIntervalSeconds: netSeconds,
          notifyPollingIntervalSeconds: netSeconds,
        },
        async ([taken]) => {
          if (!taken) return
          const attempt = { signal: taken.signal, isLast: taken.retryCount >= taken.retryLimit }
          try {
            const work = () => run(job.data.parse(taken.data), taken.signal, attempt)
            const ids = { 'peshi.job_id': taken.id, 'peshi.attempt': taken.retryCount }
            await (tracing ? tracing.within(`job ${job.name}`, ids, work) : work())
          } catch (error) {
            if (isStopping && isAbort(error)) log.info({ job: job.name }, 'A job was cut off by the stop')
            else log.warn({ error, job: job.name, data: taken.data, attempt: taken.retryCount }, 'A job failed')
            throw error
          }
        },
      )
    },

    async schedule(job, cron, data) {
      const wanted = { cron, data: data as object, options: { tz: 'Asia/Kolkata', missed: 'once' } as const }
      schedules ??= boss.getSchedules()
      const asMade = (await schedules).find(({ name }) => name === job.name)
      if (asMade && differingIn(wanted, asMade).length === 0) return
      await boss.schedule(job.name, cron, wanted.data, wanted.options)
    },

    async listFailed(limit) {
      const failed = await boss.findJobs<object>(gaveUp)
      return failed
        .sort((a, b) => b.createdOn.getTime() - a.createdOn.getTime())
        .slice(0, limit)
        .map((job) => ({
          id: job.id,
          name: job.sourceName ?? job.name,
          data: job.data,
          problem: problemOf(job.sourceOutput),
          failedAt: job.createdOn,
        }))
    },

    retryFailed: async (id) => (await boss.redrive(gaveUp, { ids: [id] })) > 0,

    async listQueues() {
      const { rows } = await db.engine.execute(countOpenWork, [gaveUp])
      return rows.map(({ name, waiting, later, running, oldest }) => ({
        name: String(name),
        waiting: Number(waiting),
        later: Number(later),
        running: Number(running),
        oldest: Number(oldest),
      }))
    },

    async start() {
      await boss.start()
      const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      await keepQueue(made, gaveUp, { retentionSeconds: thirtyDays, deleteAfterSeconds: thirtyDays })
      // At most one waits per key; another may run at the same time, because it has read what was true before.
      for (const job of known.values()) await keepQueue(made, job.name, settingsOf(job), 'short')
      // Nobody else works on an embedded database: what stands as running was cut off when the last process ended.
      if (works && db.engine.name === 'pglite') {
        await db.engine.execute(`UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'`)
      }
    },

    stop(graceSeconds) {
      isStopping = true
      return boss.stop({ graceful: true, timeout: graceSeconds * 1000, close: true })
    },
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

const settingsOf = (job: JobSettings): QueueOptions => ({
  notify: true,
  retryLimit: job.retries,
  retryDelay: job.retryAfterSeconds ?? 5,
  retryBackoff: true,
  retryDelayMax: longestPauseSeconds,
  expireInSeconds: job.timeoutSeconds,
  heartbeatSeconds,
  deadLetter: gaveUp,
  deleteAfterSeconds: 86_400,
})

/** What is wanted and is otherwise there. */
const differingIn = (wanted: object, there: object) => {
  const found = new Map(Object.entries(there))
  return Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(found.get(name), value))
}

function problemOf(output: object | null): string {
  return output && 'message' in output ? String(output.message) : 'No reason was kept.'
}
