import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Happened } from './events.ts'
import { CourtId, FilingId, ImportId, MatterId, PersonId, TakeoutId } from './ids.ts'

/**
 * Stored events, and signals that are not stored. Most messages only say which data to fetch again. `board.read` contains
 * the whole board, as `showBoard` replies with it, because boards are public.
 */
export const StreamEvent = z.discriminatedUnion('type', [
  Happened,
  z.object({
    type: z.literal('orders.progress'),
    matter_id: MatterId,
    done: z.number(),
    total: z.number(),
  }),
  /** An empty list means everybody in the chamber. */
  z.object({ type: z.literal('notifications.changed'), person_ids: z.array(PersonId) }),
  z.object({ type: z.literal('takeout.progress'), takeout_id: TakeoutId, done: z.number(), total: z.number() }),
  z.object({ type: z.literal('filing-bundle.progress'), filing_id: FilingId, done: z.number(), total: z.number() }),
  z.object({ type: z.literal('import.progress'), import_id: ImportId, done: z.number(), total: z.number() }),
  z.object({ type: z.literal('board.read'), board: z.looseObject({ court_id: CourtId }) }),
])
export type StreamEvent = z.infer<typeof StreamEvent>

const mostWatchedBoards = 24

const WatchedBoards = z
  .string()
  .transform((list) => [...new Set(list.split(',').map((court) => court.trim()))])
  .pipe(z.array(CourtId).max(mostWatchedBoards))

export const stream = endpoint('GET /api/stream', {
  summary: 'Server-sent events for the signed-in person’s chamber; read with fetch and the bearer token',
  kind: 'stream',
  query: z.object({
    boards: WatchedBoards.optional(),
  }),
  reply: StreamEvent,
})
