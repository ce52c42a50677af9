import { QueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followDay } from '../../app/follow-day.ts'
import { useCourtToday, useNow } from './use-now.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T23:58:30+05:30') })
})
afterEach(() => {
  vi.useRealTimers()
})

function Day() {
  return (
    <p>
      {useCourtToday()} {useNow().toISOString()}
    </p>
  )
}
const shown = () => screen.getByText(/2026/).textContent

test('a page shows the new day from midnight in India on, and each full minute', () => {
  render(<Day />)
  act(() => vi.advanceTimersByTime(30_000))
  expect(shown()).toBe('2026-11-20 2026-11-20T18:29:00.000Z')
  act(() => vi.advanceTimersByTime(59_999))
  expect(shown()).toBe('2026-11-20 2026-11-20T18:29:00.000Z')
  act(() => vi.advanceTimersByTime(1))
  expect(shown()).toBe('2026-11-21 2026-11-20T18:30:00.000Z')
})

test('a page shows the new day as soon as the device wakes', () => {
  render(<Day />)
  vi.setSystemTime(new Date('2026-11-22T08:00:05+05:30'))
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toBe('2026-11-22 2026-11-22T02:30:05.000Z')
})

test('data is loaded again when the day changes, and not before', () => {
  const queries = new QueryClient()
  const load = vi.spyOn(queries, 'invalidateQueries')
  const stop = followDay(queries)
  vi.advanceTimersByTime(89_999)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledOnce()
  stop()
  vi.advanceTimersByTime(86_400_000)
  expect(load).toHaveBeenCalledOnce()
})
