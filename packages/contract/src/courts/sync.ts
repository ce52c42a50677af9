import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, MatterId } from '../platform/ids.ts'

export const CaseEventKind = z.enum([
  'new-date',
  'new-stage',
  'new-order',
  'disposed',
  'renumbered',
  'coram-changed',
  /** On a court's list of a day (`after`), elsewhere on it (room and item, before and after), no longer on it (`before`). */
  'listed',
  'listing-moved',
  'unlisted',
])
export type CaseEventKind = z.infer<typeof CaseEventKind>

/** One change that a reading found. `before` and `after` are the court's own words; of an order its date. */
export const CaseEvent = z.object({
  _id: z.uuid(),
  kind: CaseEventKind,
  before: z.string().nullable(),
  after: z.string().nullable(),
  seen_at: Instant,
})
export type CaseEvent = z.infer<typeof CaseEvent>

/** `partly`: the site answers, and some of the chamber's cases could not be read. `resting`: its operator's servers failed too often of late, and nothing is asked of them for a while. */
export const SyncState = z.enum(['ok', 'partly', 'failing', 'resting', 'off'])
export type SyncState = z.infer<typeof SyncState>

/** How reading one court's cases goes, for the chamber that follows them. */
export const CourtSync = z.object({
  unique_id: CourtId,
  title: z.string(),
  state: SyncState,
  /** What the court's site did last, while it fails. */
  failure: z.enum(['down', 'blocked', 'page-changed']).nullable(),
  /** A sentence for the lawyer while it is not `ok`. */
  reason: z.string().nullable(),
  failing_since: Instant.nullable(),
  resting_until: Instant.nullable(),
  /** When the court's site last answered anybody. */
  last_success_at: Instant.nullable(),
  /** Of the chamber's own cases at this court: all, those to be read by now, those whose last reading failed, those that wait for a person. */
  followed: z.number(),
  due_now: z.number(),
  failed: z.number(),
  needs_look: z.number(),
  /** What is said most often of those that failed or wait, in the server's words; null where all is well. */
  problem: z.string().nullable(),
  /** When the case that was read longest ago was read. */
  oldest_read_at: Instant.nullable(),
})
export type CourtSync = z.infer<typeof CourtSync>

export const listSync = endpoint({
  method: 'GET',
  path: '/api/sync',
  tag: 'sync',
  can: ['read', 'Court'],
  summary: 'How reading goes at each court of the chamber’s matters',
  reply: ok({ data: z.array(CourtSync) }),
})

export const retrySync = endpoint({
  method: 'POST',
  path: '/api/sync/retry',
  tag: 'sync',
  can: ['update', 'Court'],
  summary: 'Reads again what failed or is late at one court, as soon as its site allows',
  body: z.strictObject({ court: CourtId }),
  reply: ok({ data: z.object({ queued: z.number() }) }),
})

export const listCaseEvents = endpoint({
  method: 'GET',
  path: '/api/sync/events',
  tag: 'sync',
  can: ['read', 'Matter'],
  summary: 'What readings changed in the case of a matter, newest first',
  query: z.object({ matter_id: MatterId }),
  reply: ok({ data: z.array(CaseEvent) }),
})
