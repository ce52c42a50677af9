import type { CourtId } from '@peshi/contract/platform/ids'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWantedBoards } from './wanted-boards.ts'

const [delhi, sci] = ['hc-delhi', 'sci'] as [CourtId, CourtId]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function openBrowser() {
  const tabs: ((data: unknown) => void)[] = []
  return () =>
    createWantedBoards((heard) => {
      tabs.push(heard)
      return (word) => {
        for (const other of tabs) if (other !== heard) other(word)
      }
    })
}

it('the leading tab gets the boards that all tabs want, each board once', () => {
  const openTab = openBrowser()
  const [leader, one, two] = [openTab(), openTab(), openTab()]
  one.want(delhi)
  leader.gather()
  expect(leader.all()).toEqual([delhi])
  two.want(sci)
  const leave = two.want(delhi)
  expect(leader.all()).toEqual([delhi, sci])
  leave()
  expect(leader.all()).toEqual([delhi, sci])
})

it('each change of the list of boards is announced once', () => {
  const openTab = openBrowser()
  const [leader, other] = [openTab(), openTab()]
  leader.gather()
  const changed = vi.fn()
  leader.onChange(changed)
  const stop = [other.want(delhi), other.want(delhi)]
  expect(changed).toHaveBeenCalledTimes(1)
  stop[0]?.()
  expect([changed.mock.calls.length, leader.all()]).toEqual([1, [delhi]])
  stop[1]?.()
  expect([changed.mock.calls.length, leader.all()]).toEqual([2, []])
})

it('boards of a tab that stops reporting leave the list, and boards of an open tab stay', () => {
  const openTab = openBrowser()
  const [leader, crashed, alive] = [openTab(), openTab(), openTab()]
  leader.gather()
  crashed.want(sci)
  vi.clearAllTimers()
  alive.want(delhi)
  expect(leader.all()).toEqual([delhi, sci])
  vi.advanceTimersByTime(200_000)
  expect(leader.all()).toEqual([delhi])
})

it('a message in an unknown format is ignored', () => {
  let hear: (data: unknown) => void = () => undefined
  const wanted = createWantedBoards((heard) => {
    hear = heard
    return () => undefined
  })
  wanted.gather()
  for (const data of [null, 'boards', { tab: 'x', wants: ['not a court'] }]) hear(data)
  expect(wanted.all()).toEqual([])
})
