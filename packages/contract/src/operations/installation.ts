import { z } from 'zod'
import { PartialList } from '../courts/partial-lists.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ChamberId, FailedJobId } from '../platform/ids.ts'

/** How much of one kind of background work there is. */
export const WorkState = z.object({
  name: z.string(),
  waiting: z.int(),
  /** Has a later time. */
  later: z.int(),
  running: z.int(),
  /** For how many seconds the oldest waits that could be begun now. */
  oldest: z.int(),
})
export type WorkState = z.infer<typeof WorkState>

/** Work that was given up after its last try; it can be begun again for 30 days. */
export const FailedJob = z.object({ _id: FailedJobId, name: z.string(), problem: z.string(), failed_at: Instant })
export type FailedJob = z.infer<typeof FailedJob>

/** A statement with its values left out. */
export const Statement = z.object({
  text: z.string(),
  calls: z.int(),
  mean_ms: z.number(),
  total_ms: z.number(),
})
export type Statement = z.infer<typeof Statement>

export const Installation = z.object({
  work: z.array(WorkState),
  failed: z.array(FailedJob),
  /** Cause lists of today and later that were read in part. */
  lists: z.array(PartialList),
  database: z.object({
    engine: z.enum(['pglite', 'postgres']),
    /** All of it, with indexes, in bytes. */
    size: z.number(),
    /** The largest; rows as the database last estimated them, null before it did. */
    tables: z.array(z.object({ name: z.string(), rows: z.number().nullable(), size: z.number() })),
    /** Those that took longest in all; null where the database does not keep them (`pg_stat_statements`). */
    statements: z.array(Statement).nullable(),
  }),
  /** Of the disk on which the files lie, in bytes; null with a bucket, which has no end. */
  disk: z.object({ size: z.number(), free: z.number() }).nullable(),
})
export type Installation = z.infer<typeof Installation>

export const ChamberRow = z.object({
  _id: ChamberId,
  name: z.string(),
  enabled: z.boolean(),
  created_at: Instant,
  /** Null for one that was never on a plan. */
  plan: z.string().nullable(),
  is_trial: z.boolean(),
  ends_on: CourtDate.nullable(),
  /** Null: never. */
  expires_at: Instant.nullable(),
  people: z.int(),
  matters: z.int(),
  /** Of its documents, in bytes. */
  storage: z.number(),
})
export type ChamberRow = z.infer<typeof ChamberRow>

// Found by the operators whom the settings name, and by nobody else, whatever their role in a chamber.
export const getInstallation = endpoint({
  method: 'GET',
  path: '/api/installation',
  tag: 'installation',
  personally: true,
  summary: 'For the operator: background work, what was given up, storage, slow statements',
  reply: ok({ data: Installation }),
})

export const listChambers = endpoint({
  method: 'GET',
  path: '/api/installation/chambers',
  tag: 'installation',
  personally: true,
  summary: 'For the operator: the chambers and their plans, by name; nothing of what they hold',
  query: z.strictObject({
    search: z.string().trim().max(200).default(''),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
  }),
  reply: ok({ data: z.array(ChamberRow), meta: z.object({ total: z.int(), page: z.int(), perPage: z.int() }) }),
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/installation/failed/:id/retry',
  tag: 'installation',
  personally: true,
  summary: 'For the operator: begin work again that was given up',
  params: z.object({ id: FailedJobId }),
  reply: ok({ message: z.string() }),
})
