import type { CourtDate } from '@peshi/contract/platform/dates'
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

export function useKeptFocus(within: RefObject<HTMLElement | null>) {
  const day = useRef<string | null>(null)
  const task = useRef<{ key: string; date: CourtDate } | null>(null)
  useLayoutEffect(() => {
    const root = within.current
    if (!root) return
    if (day.current) {
      const found = root.querySelector<HTMLElement>(day.current)
      if (found) day.current = null
      found?.focus()
    }
    const at = document.activeElement
    if (!task.current || !(at === document.body || root.contains(at))) return
    const { key, date } = task.current
    const found = root.querySelector<HTMLElement>(`[data-drop="${date}"] [data-task="${key}"]`)
    if (found && found !== at) found.focus()
  })
  return {
    goToDay(date: CourtDate) {
      task.current = null
      day.current = `[data-day="${date}"]`
    },
    keepTask(key: string, date: CourtDate) {
      task.current = { key, date }
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      if (event.target.dataset.task !== task.current?.key) task.current = null
    },
  }
}
