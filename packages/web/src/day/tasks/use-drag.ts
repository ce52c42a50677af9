import { type CourtDate, daysBetween } from '@peshi/contract/platform/dates'
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import type { CalendarTask } from './calendar-task.ts'
import type { Grip } from './task-chip.tsx'
import {
  dropAt,
  isSamePlace,
  minutesOf,
  moveDays,
  type Place,
  placeOf,
  stretchDays,
  stretchMinutes,
  usualMinutes,
} from './task-moves.ts'

const startsAfter = 5
/** Milliseconds that a finger must stay still to drag a task instead of scrolling the page. */
const holdMs = 350
/** Step of a dragged task, in minutes. */
const step = 15

interface Spot {
  date: CourtDate
  minutes: number | null
}

function spotAt(x: number, y: number): Spot | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')
  const date = under?.dataset.drop
  if (!under || !date) return null
  if (under.dataset.hours === undefined) return { date, minutes: null }
  const { top, height } = under.getBoundingClientRect()
  return { date, minutes: Math.round((((y - top) / height) * 24 * 60) / step) * step }
}

export interface Held {
  task: CalendarTask
  place: Place
}

export function useDrag(mayMove: () => boolean, onDrop: (task: CalendarTask, place: Place) => void) {
  const [held, setHeld] = useState<Held | null>(null)
  const release = useRef<(() => void) | null>(null)
  useEffect(() => () => release.current?.(), [])

  function grab(event: ReactPointerEvent, task: CalendarTask, grip: Grip): void {
    if (event.button !== 0 || release.current) return
    event.stopPropagation()
    const { clientX: startX, clientY: startY, pointerType } = event
    const begin = spotAt(startX, startY)
    if (!begin) return
    const before = placeOf(task)
    let place: Place = before
    let isDragging = false

    const start = () => {
      ignoreItsClick()
      if (!mayMove()) return end()
      isDragging = true
      setHeld({ task, place })
    }
    const hold = pointerType === 'mouse' ? undefined : setTimeout(start, holdMs)
    const move = (next: PointerEvent) => {
      const isFar = Math.hypot(next.clientX - startX, next.clientY - startY) > startsAfter
      if (!isDragging && isFar) {
        if (pointerType !== 'mouse') return end()
        start()
      }
      if (!isDragging) return
      const spot = spotAt(next.clientX, next.clientY)
      if (!spot) return
      const moved = placed(before, grip, begin, spot)
      if (isSamePlace(moved, place)) return
      place = moved
      setHeld({ task, place })
    }
    const drop = () => {
      end()
      if (isDragging && !isSamePlace(place, before)) onDrop(task, place)
    }
    const giveUp = (key: KeyboardEvent) => {
      if (key.key === 'Escape') end()
    }
    const stay = (touch: TouchEvent) => {
      if (isDragging) touch.preventDefault()
    }
    const end = () => {
      clearTimeout(hold)
      release.current = null
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', giveUp)
      window.removeEventListener('touchmove', stay)
      setHeld(null)
    }
    release.current = end
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', giveUp)
    window.addEventListener('touchmove', stay, { passive: false })
  }

  return { held, grab }
}

function ignoreItsClick(): void {
  const ignore = (click: MouseEvent) => {
    if (click.detail > 0) click.stopPropagation()
  }
  const forget = () => {
    window.removeEventListener('click', ignore, true)
    window.removeEventListener('pointerdown', forget, true)
  }
  window.addEventListener('click', ignore, true)
  window.addEventListener('pointerdown', forget, true)
}

function placed(before: Place, grip: Grip, begin: Spot, spot: Spot): Place {
  if (grip === 'stretch') {
    if (before.time === null || spot.minutes === null || begin.minutes === null)
      return stretchDays(before, daysBetween(before.end_date, spot.date))
    const end = before.end_time ? minutesOf(before.end_time) : minutesOf(before.time) + usualMinutes
    return stretchMinutes(before, spot.minutes - end)
  }
  const moved = moveDays(before, daysBetween(begin.date, spot.date))
  if (spot.minutes === null) return begin.minutes === null ? moved : dropAt(moved, moved.date, null)
  if (begin.minutes === null || before.time === null) return dropAt(moved, moved.date, spot.minutes)
  return dropAt(moved, moved.date, minutesOf(before.time) + spot.minutes - begin.minutes)
}
