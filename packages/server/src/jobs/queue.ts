import type { z } from 'zod'
import type { Tx } from '../db/door.ts'

/** A kind of background work, with the shape of what it is given. Ids only: the work reads what is true then. */
export interface Job<T> {
  name: string
  data: z.ZodType<T>
  /** How often it is tried again before it stands as failed, and how long a try may take. */
  retries: number
  timeoutSeconds: number
  /** How many run at once in one worker. */
  concurrency: number
}

export interface Queue {
  /** Puts work on the queue with the transaction: it is there when, and only when, the transaction commits. */
  enqueue<T>(tx: Tx, job: Job<T>, data: T, options?: { onceBy?: string; startAfterSeconds?: number }): Promise<void>
  work<T>(job: Job<T>, run: (data: T, signal: AbortSignal) => Promise<void>): Promise<void>
  /** Runs `job` by the clock of India, once however many workers there are. `cron` has five fields. */
  schedule<T>(job: Job<T>, cron: string, data: T): Promise<void>
  start(): Promise<void>
  /** Lets running work end, within the time given. */
  stop(graceSeconds: number): Promise<void>
}
