import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId } from '../platform/ids.ts'

export const CaseEventKind = z.enum([
  'new-date',
  'new-stage',
  'new-order',
  'disposed',
  'renumbered',
  'coram-changed',
  'listed',
  'listing-moved',
  'unlisted',
])
export type CaseEventKind = z.infer<typeof CaseEventKind>

/**
 * The reason why Peshi cannot read a court. `partly`: reading failed for some of the chamber's cases. `resting`: Peshi pauses
 * requests to the court after repeated failures.
 */
export const ReadingObstacle = z.enum(['off', 'down', 'blocked', 'page-changed', 'resting', 'partly'])
export type ReadingObstacle = z.infer<typeof ReadingObstacle>

export const CourtSync = z.object({
  unique_id: CourtId,
  title: z.string(),
  obstacle: ReadingObstacle.nullable(),
  resting_until: Instant.nullable(),
  last_success_at: Instant.nullable(),
  followed: z.number(),
  due_now: z.number(),
  failed: z.number(),
  needs_look: z.number(),
  problem: z.string().nullable(),
  oldest_read_at: Instant.nullable(),
})
export type CourtSync = z.infer<typeof CourtSync>

export const listSync = endpoint('GET /api/sync', {
  can: ['read', 'Court'],
  summary: 'What Peshi reads at each court of the chamber’s matters, and what keeps it from reading',
  reply: ok({ data: z.array(CourtSync) }),
})

export const retrySync = endpoint('POST /api/sync/retry', {
  can: ['update', 'Court'],
  summary: 'Read failed and late cases of one court again, as soon as its rate allows',
  body: z.strictObject({ court: CourtId }),
  reply: ok({ data: z.object({ queued: z.number() }) }),
})
