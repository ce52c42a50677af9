import type { Task } from '@peshi/contract/day/tasks'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { TaskId } from '@peshi/contract/platform/ids'

/** A task as it stands in the calendar. `occurrence`: the later day on which a repeated one comes again, once it is done. */
export type CalendarTask = Task & { occurrence?: CourtDate }

const keysOfMoved = new Map<TaskId, string>()

export const keyOf = ({ _id, occurrence }: CalendarTask): string =>
  occurrence ? `${_id} ${occurrence}` : (keysOfMoved.get(_id) ?? _id)

/** An occurrence that was moved is a task of its own. On the screen it stays what it was, and keeps the focus. */
export const keepKey = (moved: TaskId, occurrence: CalendarTask) => keysOfMoved.set(moved, keyOf(occurrence))
