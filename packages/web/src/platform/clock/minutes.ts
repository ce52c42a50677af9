import { courtDateAt } from '@peshi/contract/platform/dates'
import { serverNow, subscribeServerTime } from './server-time.ts'

// The only clock of the pages. It ticks at each full minute of the server's time, so also when India's day changes, and
// at once after the device was asleep, when timers are late.

const minuteMs = 60_000
const listeners = new Set<() => void>()
let stop: (() => void) | null = null

export function subscribeMinutes(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}

function start(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(tick, minuteMs - (serverNow().getTime() % minuteMs))
  }
  const tick = () => {
    schedule()
    for (const listener of [...listeners]) listener()
  }
  schedule()
  const wakes = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'pageshow'],
  ] as const
  for (const [target, event] of wakes) target.addEventListener(event, tick)
  const leave = subscribeServerTime(tick)
  return () => {
    clearTimeout(timer)
    for (const [target, event] of wakes) target.removeEventListener(event, tick)
    leave()
  }
}

export function subscribeDays(listener: () => void): () => void {
  const today = () => courtDateAt(serverNow())
  let known = today()
  return subscribeMinutes(() => {
    if (today() === known) return
    known = today()
    listener()
  })
}
