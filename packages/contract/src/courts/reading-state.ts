import { z } from 'zod'
import { courtDateAt } from '../platform/dates.ts'

export const CourtPart = z.enum(['cases', 'lists', 'board', 'orders'])
export type CourtPart = z.infer<typeof CourtPart>

/**
 * The worst first. `reading`: a reading has just become due. `idle`: no reading was due yet today. `by-hand`: Peshi reads
 * nothing of this court.
 */
export const ReadingState = z.enum(['failing', 'late', 'reading', 'read', 'never', 'idle', 'by-hand'])
export type ReadingState = z.infer<typeof ReadingState>

/** The first of `ReadingState` that occurs, because they are in order of concern. */
export const worstOf = (states: readonly ReadingState[]): ReadingState =>
  ReadingState.options.find((state) => states.includes(state)) ?? 'by-hand'

const minute = 60_000

/** In ms. A due reading is late after `turn`, and failing after `interval`. */
export const patience: Record<CourtPart, { turn: number; interval: number }> = {
  cases: { turn: 15 * minute, interval: 360 * minute },
  lists: { turn: 30 * minute, interval: 120 * minute },
  board: { turn: 2 * minute, interval: 10 * minute },
  orders: { turn: 15 * minute, interval: 360 * minute },
}

export interface Readings {
  part: CourtPart
  lastSuccessAt: Date | null
  failingSince: Date | null
  /** When the reading became due that Peshi has not made yet. */
  dueSince?: Date | null
}

/** A part that is read late is `late`. It is `failing` only after its interval in `patience`. */
export function readingStateAt(
  { part, lastSuccessAt, failingSince, dueSince = null }: Readings,
  now: Date,
): ReadingState {
  const { turn, interval } = patience[part]
  const isOver = (since: Date | null, ms: number) => since !== null && now.getTime() - since.getTime() >= ms
  if (isOver(failingSince, interval) || isOver(dueSince, interval)) return 'failing'
  if (failingSince || isOver(dueSince, turn)) return 'late'
  if (dueSince) return 'reading'
  if (lastSuccessAt === null) return 'never'
  return courtDateAt(lastSuccessAt) === courtDateAt(now) ? 'read' : 'idle'
}
