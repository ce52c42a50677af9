import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const newTask: Overlay = {
  can: ['create', 'Task'],
  Part: lazyPart(() => import('./new-task.dialog.tsx'), 'NewTaskDialog', 'tasks', 'hearings', 'matters', 'offline'),
}

/** What is known of a new task before anything is written. */
export interface KnownOfTask {
  date?: CourtDate
  time?: string
  matter?: { _id: MatterId; title: string }
}

let known: KnownOfTask = {}
/** The day that the calendar has before it: a task that is begun by keys is for that day. */
let dayAtHand: CourtDate | undefined

export const setDayAtHand = (date: CourtDate | undefined) => {
  dayAtHand = date
}

/** Opens the dialog for a new task, from wherever one is thought of. */
export function openNewTask(next: KnownOfTask = {}): void {
  known = dayAtHand && !next.date ? { ...next, date: dayAtHand } : next
  openOverlay(newTask)
}

export const knownOfTask = () => known
