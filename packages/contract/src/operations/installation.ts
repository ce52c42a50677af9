import { z } from 'zod'
import { DistrictSiteState, ListedDistrictSite } from '../courts/district-sites.ts'
import { PartialList } from '../courts/partial-lists.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ChamberId, CourtId, FailedJobId } from '../platform/ids.ts'

export const WorkState = z.object({
  name: z.string(),
  waiting: z.int(),
  later: z.int(),
  running: z.int(),
  /** Seconds since the oldest waiting job should have started. */
  oldest: z.int(),
})
export type WorkState = z.infer<typeof WorkState>

export const FailedJob = z.object({ _id: FailedJobId, name: z.string(), problem: z.string(), failed_at: Instant })
export type FailedJob = z.infer<typeof FailedJob>

export const Statement = z.object({
  text: z.string(),
  calls: z.int(),
  mean_ms: z.number(),
  total_ms: z.number(),
})
export type Statement = z.infer<typeof Statement>

export const Installation = z.object({
  version: z.string(),
  work: z.array(WorkState),
  /** Pages that wait to be recognised, of all orders and documents. */
  pages_to_recognise: z.int(),
  failed: z.array(FailedJob),
  lists: z.array(PartialList),
  database: z.object({
    engine: z.enum(['pglite', 'postgres']),
    /** In bytes, including indexes. */
    size: z.number(),
    /** `rows` is PostgreSQL's estimate, or null if there is none yet. */
    tables: z.array(z.object({ name: z.string(), rows: z.number().nullable(), size: z.number() })),
    /** The statements that used most time. Null without the PostgreSQL extension `pg_stat_statements`. */
    statements: z.array(Statement).nullable(),
  }),
  /** In bytes. Null if files are in an S3 bucket. */
  disk: z.object({ size: z.number(), free: z.number() }).nullable(),
})
export type Installation = z.infer<typeof Installation>

export const ChamberRow = z.object({
  _id: ChamberId,
  name: z.string(),
  enabled: z.boolean(),
  created_at: Instant,
  plan: z.string().nullable(),
  is_trial: z.boolean(),
  ends_on: CourtDate.nullable(),
  expires_at: Instant.nullable(),
  people: z.int(),
  matters: z.int(),
  storage: z.number(),
})
export type ChamberRow = z.infer<typeof ChamberRow>

// Only operators named in the installation's settings have access. Everybody else gets 404.
export const getInstallation = endpoint('GET /api/installation', {
  personally: true,
  summary: 'For the operator: background jobs, failed jobs, storage, slow statements',
  reply: ok({ data: Installation }),
})

export const listChambers = endpoint('GET /api/installation/chambers', {
  personally: true,
  summary: 'For the operator: the chambers and their plans, by name, without their contents',
  query: z.strictObject({
    search: z.string().trim().max(200).default(''),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
  }),
  reply: ok({ data: z.array(ChamberRow), meta: z.object({ total: z.int(), page: z.int(), perPage: z.int() }) }),
})

export const retryJob = endpoint('POST /api/installation/failed/:id/retry', {
  personally: true,
  summary: 'For the operator: retry failed jobs',
  params: z.object({ id: FailedJobId }),
  reply: ok({ message: z.string() }),
})

export const listDistrictSites = endpoint('GET /api/installation/district-sites', {
  personally: true,
  summary: 'For the operator: the addresses of the district courts’ sites, and what the sites said',
  query: z.strictObject({
    search: z.string().trim().max(200).default(''),
    state: DistrictSiteState.optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
  }),
  reply: ok({
    data: z.array(ListedDistrictSite),
    meta: z.object({
      total: z.int(),
      page: z.int(),
      perPage: z.int(),
      counts: z.partialRecord(DistrictSiteState, z.int()),
    }),
  }),
})

export const decideDistrictSite = endpoint('POST /api/installation/district-sites/:unique_id', {
  personally: true,
  summary: 'For the operator: confirm the address of a district court’s site, change it, forbid it, or undo this',
  params: z.object({ unique_id: CourtId }),
  body: z.object({
    decision: z.enum(['confirmed', 'forbidden']).nullable(),
    /** `https://<name>.dcourts.gov.in/`. Without it, the address stays as it is. */
    address: z.string().trim().max(100).optional(),
  }),
  reply: ok({ data: ListedDistrictSite, message: z.string() }),
})
