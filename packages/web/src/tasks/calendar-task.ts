import type { CourtDate } from '@peshi/contract/dates'
import type { TaskId } from '@peshi/contract/ids'
import type { Task } from '@peshi/contract/tasks'

/** A task as it stands in the calendar. `coming`: the later day on which a repeated one comes again, once it is done. */
export type CalendarTask = Task & { coming?: CourtDate }

const keysOfMoved = new Map<TaskId, string>()

export const keyOf = ({ _id, coming }: CalendarTask): string =>
  coming ? `${_id} ${coming}` : (keysOfMoved.get(_id) ?? _id)

/** A coming that was moved is a task of its own. On the screen it stays what it was, and keeps the focus. */
export const keepKey = (moved: TaskId, coming: CalendarTask) => keysOfMoved.set(moved, keyOf(coming))
