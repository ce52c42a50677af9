import type { CourtId } from '@peshi/contract/platform/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pollBoards } from './poll-boards.ts'

const courts = ['sci', 'hc-delhi'] as CourtId[]
const minute = 60_000
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}+05:30`)

const zone = process.env.TZ
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

function openAt(instant: Date, { hasStream = false } = {}) {
  vi.setSystemTime(instant)
  const looked: string[] = []
  const state = { hasStream }
  const stop = pollBoards({
    isNeeded: () => !state.hasStream,
    wanted: () => courts,
    look: (court) => looked.push(court),
  })
  return Object.assign(state, { looked, stop, forward: (minutes: number) => vi.advanceTimersByTime(minutes * minute) })
}

describe('polling display boards without a stream', () => {
  it('each board that is open in any tab is requested every 60 seconds', () => {
    const page = openAt(at('11:00'))
    page.forward(0.98)
    expect(page.looked).toEqual([])
    page.forward(0.02)
    expect(page.looked).toEqual(courts)
    page.forward(2)
    expect(page.looked).toHaveLength(6)
    page.stop()
    page.forward(5)
    expect(page.looked).toHaveLength(6)
  })

  it.each([
    ['early in the morning', at('07:00')],
    ['in the evening', at('18:30')],
    ['on a Sunday', at('11:00', '2026-11-22')],
  ])('no board is requested %s', (_when, instant) => {
    const page = openAt(instant)
    page.forward(60)
    expect(page.looked).toEqual([])
  })

  it('a page opened at 9:00 or 17:00 does not poll in that hour', () => {
    for (const time of ['09:00', '17:00']) {
      const page = openAt(at(time))
      page.forward(59)
      expect(page.looked).toEqual([])
    }
  })

  it('polling starts at 10:00, continues at 17:00, and stops at 18:00', () => {
    const page = openAt(at('09:30'))
    page.forward(29)
    expect(page.looked).toEqual([])
    page.forward(7 * 60 + 30)
    expect(page.looked).toHaveLength(2 * (7 * 60 + 30))
    page.forward(31)
    const atEnd = page.looked.length
    page.forward(14 * 60)
    expect([atEnd, page.looked.length]).toEqual([2 * 8 * 60, 2 * 8 * 60])
  })

  it.each(['America/New_York', 'Pacific/Auckland', 'Europe/London'])(
    'a browser in the time zone %s polls by Indian time',
    (name) => {
      process.env.TZ = name
      const night = openAt(at('22:00'))
      expect(at('22:00').getHours()).not.toBe(22)
      night.forward(10)
      expect(night.looked).toEqual([])
      const day = openAt(at('12:00'))
      day.forward(1)
      expect(day.looked).toEqual(courts)
    },
  )
})

it('boards are polled only while there is no stream', () => {
  const page = openAt(at('11:00'), { hasStream: true })
  page.forward(30)
  expect(page.looked).toEqual([])
  page.hasStream = false
  page.forward(1)
  expect(page.looked).toEqual(courts)
})
