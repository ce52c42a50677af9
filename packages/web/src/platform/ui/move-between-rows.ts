import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const links: Element[] = [...event.currentTarget.querySelectorAll('[data-row-link]')]
  const current = document.activeElement ? links.indexOf(document.activeElement) : -1
  if (current < 0) return
  const target = targetOf(event.key, current, links.length)
  if (target === null) return
  event.preventDefault()
  const link = links[target]
  if (link instanceof HTMLElement) link.focus()
}

function targetOf(key: string, current: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? null : Math.min(count - 1, Math.max(0, current + step))
}
