import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const newTask: Overlay<KnownOfTask> = {
  can: ['create', 'Task'],
  Part: lazyPart(() => import('./new-task.dialog.tsx'), 'NewTaskDialog', 'tasks', 'hearings', 'matters', 'offline'),
}

export interface KnownOfTask {
  date?: CourtDate
  time?: string
  matter?: { _id: MatterId; title: string }
}

/** The day that the open calendar shows, on which a new task begins. */
let selectedDay: CourtDate | undefined

export const setSelectedDay = (date: CourtDate | undefined) => {
  selectedDay = date
}

export function openNewTask(next: KnownOfTask = {}): void {
  openOverlay(newTask, selectedDay && !next.date ? { ...next, date: selectedDay } : next)
}
