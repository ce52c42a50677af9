import { z } from 'zod'
import { Board } from '../day/boards.ts'
import { endpoint } from './endpoint.ts'
import { CourtId, ImportId, MatterId, PersonId } from './ids.ts'

/**
 * What the server tells a browser as it happens. Each says only what to look at again, never the content;
 * a display board is public, the same for all who watch it, and comes whole.
 */
export const StreamEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('matter.changed'), matter_id: MatterId }),
  z.object({
    type: z.literal('orders.progress'),
    matter_id: MatterId,
    done: z.number(),
    total: z.number(),
  }),
  z.object({ type: z.literal('matters.changed') }),
  /** A clock was started, changed, ticked or ended, or moved with its court's days. */
  z.object({ type: z.literal('clocks.changed') }),
  z.object({ type: z.literal('tasks.changed') }),
  z.object({ type: z.literal('clients.changed') }),
  /** An invoice was written, issued, paid or cancelled, or a client paid in advance. */
  z.object({ type: z.literal('invoices.changed') }),
  /** A judgment is watched, a petition against it was found, or its time is over. */
  z.object({ type: z.literal('appeals.changed') }),
  z.object({ type: z.literal('caveats.changed') }),
  /** An FIR is followed, or its police station or court says something new. */
  z.object({ type: z.literal('firs.changed') }),
  /** These people of the chamber are told something, or read what they were told; all, where none are named. */
  z.object({ type: z.literal('notifications.changed'), person_ids: z.array(PersonId) }),
  /** A file that somebody takes along is further, ready, or given up. */
  z.object({ type: z.literal('takeouts.changed') }),
  z.object({ type: z.literal('documents.changed'), matter_id: MatterId }),
  /** A list was read or read again: matters are listed, moved, or listed no longer. */
  z.object({ type: z.literal('listings.changed') }),
  /** What waits for a person to read a court’s picture became more or less. */
  z.object({ type: z.literal('due-checks.changed') }),
  /** Bringing a file of cases in goes on: so many of its rows are settled. */
  z.object({ type: z.literal('import.progress'), import_id: ImportId, done: z.number(), total: z.number() }),
  z.object({ type: z.literal('board.read'), board: Board }),
  /** So many items are before the matter; for these people of the chamber. */
  z.object({
    type: z.literal('call.near'),
    matter_id: MatterId,
    person_ids: z.array(PersonId),
    items_ahead: z.number(),
  }),
])
export type StreamEvent = z.infer<typeof StreamEvent>

const mostWatchedBoards = 24

/** `hc-delhi,sci`: each once. */
const WatchedBoards = z
  .string()
  .transform((list) => [...new Set(list.split(',').map((court) => court.trim()))])
  .pipe(z.array(CourtId).max(mostWatchedBoards))

export const stream = endpoint({
  method: 'GET',
  path: '/api/stream',
  tag: 'stream',
  summary: 'Server-sent events for the signed-in person’s chamber; read with fetch and the bearer token',
  kind: 'stream',
  query: z.object({
    /** Courts whose display board is sent as it is read. */
    boards: WatchedBoards.optional(),
  }),
  reply: StreamEvent,
})
