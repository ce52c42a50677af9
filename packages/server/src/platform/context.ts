import type { FastifyBaseLogger } from 'fastify'
import type { Standings } from '../chamber/account/standing.ts'
import type { PaymentGateway } from '../chamber/payments/payment-gateway.ts'
import type { CourtAccess } from '../courts/courts/court-access.ts'
import type { LiveBoards } from '../day/boards/live-boards.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/door.ts'
import type { Files } from './files/files.ts'
import type { Queue } from './jobs/queue.ts'
import type { Outlets } from './sending/outlets.ts'
import type { LiveEvents } from './stream/live-events.ts'
import type { Tracing } from './tracing/tracing.ts'

/** What the features are built from. Each takes the two or three things that it uses. */
export interface Context {
  config: Config
  clock: Clock
  db: Db
  queue: Queue
  files: Files
  events: LiveEvents
  courts: CourtAccess
  boards: LiveBoards
  /** How people are reached outside the product. */
  outlets: Outlets
  /** Who takes payments for plans. */
  gateway: PaymentGateway
  standings: Standings
  /** Null where nobody wants spans. */
  tracing: Tracing | null
  log: FastifyBaseLogger
  /** Aborted when the process is asked to stop: what is open without an end, such as a live stream, ends then. */
  stopping: AbortSignal
}
