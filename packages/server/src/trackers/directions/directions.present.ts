import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ClockId } from '@peshi/contract/platform/ids'
import type { Direction } from '@peshi/contract/trackers/directions'
import { presentVersion } from '../../platform/db/versions.ts'
import type { DirectionRow } from './directions.repo.ts'
import { whoseStep } from './whose-step.ts'

/** The part of a deadline that its direction shows. */
export interface DirectionDay {
  id: ClockId
  due_on: CourtDate
  ended: 'done' | 'stopped' | null
  ended_at: Date | null
}

/** A direction with a deadline is done when its deadline is. */
export function presentDirection(found: DirectionRow, day: DirectionDay | undefined): Direction {
  const { id, our_side, proposal: _, ...row } = found
  const doneAt = day ? day.ended_at : row.done_at
  return {
    _id: id,
    ...row,
    ...presentVersion(row),
    whose: whoseStep(row.by_side, our_side),
    state: day ? (day.ended ? 'done' : 'open') : row.state,
    due_date: day ? day.due_on : row.due_date,
    clock_id: day?.id ?? null,
    decided_at: row.decided_at.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
  }
}

const states: readonly Direction['state'][] = ['open', 'done', 'dismissed']
const lastOfAll = '9999-12-31'

export const inOrder = (directions: readonly Direction[]): Direction[] =>
  directions.toSorted(
    (one, other) =>
      states.indexOf(one.state) - states.indexOf(other.state) ||
      (one.due_date ?? lastOfAll).localeCompare(other.due_date ?? lastOfAll),
  )
