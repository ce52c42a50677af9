import { AsyncLocalStorage } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Db, Tx } from '../db/door.ts'
import type { DatabaseKind } from '../db/kinds.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { asOwner, bossDatabase } from './boss-database.ts'

/** `data` holds only ids, so that a job reads current data when it runs. */
export interface Job<T> {
  name: string
  data: z.ZodType<T>
  retries: number
  timeoutSeconds: number
  concurrency: number
  /** Pause before the first retry. It doubles with each further retry. Default 5. */
  retryAfterSeconds?: number
}

export type JobSettings = Omit<Job<unknown>, 'data'>

/** The most urgent waiting job of a kind runs first. Jobs of the same urgency run in the order in which they came. */
export const urgencies = { last: -2, late: -1, usual: 0, soon: 1, awaited: 2 } as const
export type Urgency = keyof typeof urgencies

export interface Wishes {
  /** The job is not added while a waiting job has the same name and `onceBy`. */
  onceBy?: string
  startAfterSeconds?: number
  urgency?: Urgency
}

export interface FailedJob {
  id: string
  name: string
  data: unknown
  problem: string
  failedAt: Date
}

export interface QueueState {
  name: string
  waiting: number
  later: number
  running: number
  oldest: number
}

type QueueOptions = Omit<NonNullable<Parameters<PgBoss['createQueue']>[1]>, 'policy' | 'partition'>

export interface Place {
  /** 1 is next, or runs already. */
  at: number
  of: number
  isRunning: boolean
}

export interface Try {
  signal: AbortSignal
  isLast: boolean
}

export interface Queue {
  /** The job exists only if `tx` commits. */
  enqueue<T>(tx: Tx, job: Job<T>, data: T, wishes?: Wishes): Promise<void>
  /** Runs `work`. The jobs that it enqueues, and those that they enqueue, are `last`, except those that a person awaits. */
  asLast<T>(work: () => Promise<T>): Promise<T>
  work<T>(job: Job<T>, run: (data: T, signal: AbortSignal, attempt: Try) => Promise<void>): Promise<void>
  /** `cron` has five fields, in Indian time. Of several workers, only one runs each scheduled job. */
  schedule<T>(job: Job<T>, cron: string, data: T): Promise<void>
  listFailed(limit: number): Promise<FailedJob[]>
  retryFailed(id: string): Promise<boolean>
  listQueues(): Promise<QueueState[]>
  /**
   * The place of an item among the open jobs of a kind. Jobs whose `onceBy` begins with the same word are of one item.
   */
  findPlace(job: JobSettings, item: string): Promise<Place | null>
  start(): Promise<void>
  stop(graceSeconds: number): Promise<void>
}

interface QueueSettings {
  role: 'all' | 'api' | 'worker'
  kind?: DatabaseKind
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  jobs: readonly JobSettings[]
  tracing?: Tracing | null
}

const gaveUp = 'gave-up'
const isLastWork = new AsyncLocalStorage<boolean>()
const thirtyDays = 30 * 86_400
const longestPauseSeconds = 900
const heartbeatSeconds = 30
const superviseSeconds = 10
/** Interval for polling, which finds retries, delayed jobs and jobs whose notification was lost. */
const netSeconds = 3

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

const findItem = `
  SELECT at, total, running FROM (
    SELECT split_part(singleton_key, ' ', 1) AS item, bool_or(state = 'active') AS running, count(*) OVER ()::int AS total,
      (row_number() OVER (ORDER BY bool_or(state = 'active') DESC, max(priority) DESC, min(created_on), min(id::text)))::int AS at
    FROM pgboss.job
    WHERE name = $1 AND state <= 'active'
    GROUP BY 1) AS line
  WHERE item = $2`

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
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue reports a warning'))
  const known = new Map(jobs.map((job) => [job.name, job]))
  let schedules: ReturnType<PgBoss['getSchedules']> | undefined
  let isStopping = false

  function checkKnown({ name }: JobSettings) {
    if (!known.has(name)) throw new Error(`The job ${name} is not in the list of all jobs`)
  }

  /**
   * Creates or updates the queue and makes pg-boss cache its settings. Call this for every queue at the start.
   * Otherwise pg-boss would look the queue up during a transaction that sends a job. The embedded database would then
   * wait forever, because that transaction holds its only connection.
   */
  async function keepQueue(made: ReadonlyMap<string, object>, name: string, settings: QueueOptions, policy?: 'short') {
    const asMade = made.get(name)
    if (asMade && differingIn(settings, asMade).length === 0) return
    if (asMade) await boss.updateQueue(name, settings)
    else await boss.createQueue(name, { ...settings, ...(policy && { policy }) })
    await boss.findJobs(name, { id: v7() })
  }

  return {
    async enqueue(tx, job, data, { onceBy, startAfterSeconds, urgency = 'usual' } = {}) {
      checkKnown(job)
      await asOwner(tx, (database) =>
        boss.send(job.name, job.data.parse(data) as object, {
          db: database,
          singletonKey: onceBy ?? v7(),
          priority: urgencies[isLastWork.getStore() && urgency !== 'awaited' ? 'last' : urgency],
          ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
        }),
      )
    },

    asLast: (work) => isLastWork.run(true, work),

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
            const isLast = taken.priority === urgencies.last
            const work = () => isLastWork.run(isLast, () => run(job.data.parse(taken.data), taken.signal, attempt))
            const ids = { 'peshi.job_id': taken.id, 'peshi.attempt': taken.retryCount }
            await (tracing ? tracing.within(`job ${job.name}`, ids, work) : work())
          } catch (error) {
            if (isStopping && isAbort(error)) log.info({ job: job.name }, 'A job was stopped by the shutdown')
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

    async findPlace({ name }, item) {
      const { rows } = await db.engine.execute(findItem, [name, item])
      const [row] = rows
      return row ? { at: Number(row.at), of: Number(row.total), isRunning: row.running === true } : null
    },

    async start() {
      await boss.start()
      const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      await keepQueue(made, gaveUp, { retentionSeconds: thirtyDays, deleteAfterSeconds: thirtyDays })
      // With 'short', at most one job per key waits. It may wait while another job runs, because that job may have read
      // older data.
      for (const job of known.values()) await keepQueue(made, job.name, settingsOf(job), 'short')
      // An earlier version may have scheduled a job that this version does not have.
      for (const { name } of works ? await boss.getSchedules() : []) if (!known.has(name)) await boss.unschedule(name)
      // Only one process at a time uses an embedded database, so a job still marked as active was interrupted when the
      // previous process ended.
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

const differingIn = (wanted: object, there: object) => {
  const found = new Map(Object.entries(there))
  return Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(found.get(name), value))
}

function problemOf(output: object | null): string {
  return output && 'message' in output ? String(output.message) : 'No reason was kept.'
}
