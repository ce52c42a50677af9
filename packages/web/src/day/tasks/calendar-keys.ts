import type { Task } from '@peshi/contract/day/tasks'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import type { KeyboardEvent } from 'react'
import { moveMonth } from '../../platform/i18n/calendar-month.ts'
import { isTimed, moveDays, moveMinutes, type Place, placeOf, stretchDays, stretchMinutes } from './task-moves.ts'

const minuteStep = 30

function arrowOf(event: KeyboardEvent<HTMLElement>): { along: number; down: number } | null {
  const later = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const steps: Record<string, { along: number; down: number }> = {
    ArrowLeft: { along: -later, down: 0 },
    ArrowRight: { along: later, down: 0 },
    ArrowUp: { along: 0, down: -1 },
    ArrowDown: { along: 0, down: 1 },
  }
  return steps[event.key] ?? null
}

/** Shift and an arrow key move the task. With Ctrl, they move only its end. Null for other keys and for a done task. */
export function placeByKeys(event: KeyboardEvent<HTMLElement>, task: Task, isAmongHours: boolean): Place | null {
  const arrow = arrowOf(event)
  if (!arrow || !event.shiftKey || event.altKey || task.is_done) return null
  const place = placeOf(task)
  const isStretch = event.ctrlKey || event.metaKey
  if (arrow.along !== 0) return isStretch ? stretchDays(place, arrow.along) : moveDays(place, arrow.along)
  if (isAmongHours) {
    if (!isTimed(place)) return null
    const minutes = arrow.down * minuteStep
    return isStretch ? stretchMinutes(place, minutes) : moveMinutes(place, minutes)
  }
  return isStretch ? stretchDays(place, 7 * arrow.down) : moveDays(place, 7 * arrow.down)
}

export function dayByKeys(event: KeyboardEvent<HTMLElement>, date: CourtDate): CourtDate | null {
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.key === 'PageUp' || event.key === 'PageDown') {
    const month = moveMonth(date.slice(0, 7), event.key === 'PageUp' ? -1 : 1)
    const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
    return `${month}-${String(Math.min(Number(date.slice(8)), last)).padStart(2, '0')}`
  }
  const arrow = arrowOf(event)
  return arrow && addDays(date, arrow.along + 7 * arrow.down)
}
