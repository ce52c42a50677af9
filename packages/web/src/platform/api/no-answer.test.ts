import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const listeners = new Map<string, () => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => listeners.set(event, listener))
  vi.resetModules()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function endOfRequest() {
  const { throwNoAnswer } = await import('./no-answer.ts')
  let end = 'quiet'
  throwNoAnswer().catch(() => {
    end = 'said'
  })
  return () => end
}

test('a lost network is reported at once', async () => {
  const end = await endOfRequest()
  await vi.advanceTimersByTimeAsync(0)
  expect(end()).toBe('said')
})

test.each(['beforeunload', 'pagehide'])(
  'after the event %s, a lost network is reported only after ten seconds',
  async (event) => {
    await import('./no-answer.ts')
    listeners.get(event)?.()
    const end = await endOfRequest()
    await vi.advanceTimersByTimeAsync(9000)
    expect(end()).toBe('quiet')
    await vi.advanceTimersByTimeAsync(2000)
    expect(end()).toBe('said')
  },
)
