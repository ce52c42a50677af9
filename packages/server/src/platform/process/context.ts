import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/door.ts'
import type { Standings } from '../http/authenticator.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Config } from './config.ts'
import type { Feature, Services } from './feature.ts'

/** Features add fields with `declare module`. */
export interface Context {
  config: Config
  clock: Clock
  db: Db
  queue: Queue
  standings: Standings
  features: readonly Feature[]
  services: Services
  tracing: Tracing | null
  log: FastifyBaseLogger
  stopping: AbortSignal
  /** Stops this server after the running requests, and starts it again in the same process. */
  restart(): void
}
