import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const newTask: Overlay = {
  can: ['create', 'Task'],
  Part: lazyPart(() => import('./new-task.dialog.tsx'), 'NewTaskDialog', 'tasks', 'hearings', 'matters', 'offline'),
}

export interface KnownOfTask {
  date?: CourtDate
  time?: string
  matter?: { _id: MatterId; title: string }
}

let known: KnownOfTask = {}
let selectedDay: CourtDate | undefined

export const setSelectedDay = (date: CourtDate | undefined) => {
  selectedDay = date
}

export function openNewTask(next: KnownOfTask = {}): void {
  known = selectedDay && !next.date ? { ...next, date: selectedDay } : next
  openOverlay(newTask)
}

export const knownOfTask = () => known
