import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerBuild, onOtherBuild, settledMs } from './server-build.ts'

const heard = vi.fn()
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  heard.mockClear()
  vi.stubGlobal('document', { querySelector: () => ({ content: 'old' }) })
  stop = onOtherBuild(heard)
})
afterEach(() => {
  noteServerBuild(replyOf('old'))
  stop()
  vi.useRealTimers()
})

const replyOf = (build?: string) => new Response('', build ? { headers: { 'peshi-build': build } } : {})

test('the page learns of a new version when all replies have come from it for a while', () => {
  noteServerBuild(replyOf('new'))
  vi.advanceTimersByTime(settledMs - 1)
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(heard).toHaveBeenCalledOnce()
})

test('an idle page tries again until the old version answers', () => {
  noteServerBuild(replyOf('new'))
  vi.advanceTimersByTime(3 * settledMs)
  expect(heard).toHaveBeenCalledTimes(3)
  noteServerBuild(replyOf('old'))
  vi.advanceTimersByTime(3 * settledMs)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('while old and new processes answer in turn, the page waits', () => {
  for (let turn = 0; turn < 10; turn++) {
    noteServerBuild(replyOf('new'))
    vi.advanceTimersByTime(settledMs / 2)
    noteServerBuild(replyOf('old'))
    vi.advanceTimersByTime(settledMs / 2)
  }
  expect(heard).not.toHaveBeenCalled()
})

test('replies of the own version or without a build change nothing', () => {
  noteServerBuild(replyOf('old'))
  noteServerBuild(replyOf())
  vi.advanceTimersByTime(settledMs)
  expect(heard).not.toHaveBeenCalled()
})
