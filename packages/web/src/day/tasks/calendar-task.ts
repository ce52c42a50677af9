import type { Task } from '@peshi/contract/day/tasks'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { TaskId } from '@peshi/contract/platform/ids'

export type CalendarTask = Task & { occurrence?: CourtDate }

const keysOfMoved = new Map<TaskId, string>()

export const keyOf = ({ _id, occurrence }: CalendarTask): string =>
  occurrence ? `${_id} ${occurrence}` : (keysOfMoved.get(_id) ?? _id)

export const keepKey = (moved: TaskId, occurrence: CalendarTask) => keysOfMoved.set(moved, keyOf(occurrence))
