import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchIdle } from './idle.ts'
import { storeSession } from './session.ts'

const minute = 60_000
const person = (idle_minutes: number | null) =>
  ({
    _id: 'p',
    name: 'P',
    role: 'admin',
    enabled: true,
    ability: [],
    court_id: null,
    extras: { idle_minutes },
  }) as never
const signIn = (idle: number | null) =>
  storeSession({ userData: person(idle), tokens: { accessToken: 'a', refreshToken: 'r' } })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function watch() {
  const left = vi.fn()
  const stop = watchIdle(left)
  return { left, stop }
}

test('a device that nobody uses for the owner’s minutes is left, and one in use is not', () => {
  signIn(15)
  const { left, stop } = watch()
  vi.advanceTimersByTime(14 * minute)
  window.dispatchEvent(new KeyboardEvent('keydown'))
  vi.advanceTimersByTime(14 * minute)
  expect(left).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2 * minute)
  expect(left).toHaveBeenCalled()
  stop()
})

test('a browser that was closed longer than that is left before it shows anything', () => {
  signIn(15)
  watch().stop()
  vi.advanceTimersByTime(16 * minute)
  const { left, stop } = watch()
  expect(left).toHaveBeenCalled()
  stop()
})

test('without the owner’s rule, no device is left', () => {
  signIn(null)
  const { left, stop } = watch()
  vi.advanceTimersByTime(600 * minute)
  expect(left).not.toHaveBeenCalled()
  stop()
})
