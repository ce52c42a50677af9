import type { CourtPart, PartState } from '@peshi/contract/courts/courts'

const minute = 60_000
const hour = 60 * minute

export const dueEveryMs: Record<CourtPart, number> = {
  cases: 6 * hour,
  lists: 2 * hour,
  board: 10 * minute,
  orders: 6 * hour,
}

export interface PartHealth {
  part: CourtPart
  lastSuccessAt: Date | null
  since: Date | null
}

export function partStateAt({ part, lastSuccessAt, since }: PartHealth, now: Date): PartState {
  if (since) return now.getTime() - since.getTime() >= dueEveryMs[part] ? 'failing' : 'late'
  return lastSuccessAt ? 'read' : 'never'
}

const worstFirst: readonly PartState[] = ['failing', 'late', 'read', 'never']

export const worstOf = (states: readonly PartState[]): PartState =>
  worstFirst.find((state) => states.includes(state)) ?? 'never'

export const earliest = (instants: readonly (Date | null | undefined)[]): Date | null =>
  instants.reduce<Date | null>((first, one) => (one && (!first || one < first) ? one : first), null)
