import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/door.ts'
import type { Standings } from '../http/authenticator.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Config } from './config.ts'
import type { Feature } from './feature.ts'

/**
 * What the features are built from. Each takes the two or three things that it uses. A feature that brings another part
 * declares it beside its own code.
 */
export interface Context {
  config: Config
  clock: Clock
  db: Db
  queue: Queue
  standings: Standings
  /** What each feature brings, for those that gather it. */
  features: readonly Feature[]
  /** Null where nobody wants spans. */
  tracing: Tracing | null
  log: FastifyBaseLogger
  /** Aborted when the process is asked to stop: what is open without an end, such as a live stream, ends then. */
  stopping: AbortSignal
}
