import { expect, test } from 'vitest'
import { memoryGate } from './gate.ts'

test('requests to one operator’s sites are sent one at a time, within the operator’s rate limit', async () => {
  const gate = memoryGate(50)
  let inside = 0
  const starts: number[] = []
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      const leave = await gate('one')
      starts.push(performance.now())
      expect(++inside).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 1))
      inside--
      leave()
    }),
  )
  const first = starts[0] ?? 0
  expect((starts.at(-1) ?? 0) - first).toBeGreaterThanOrEqual(4 * 20 - 5)
})

test('a request to one operator does not wait for requests to another operator', async () => {
  const gate = memoryGate(1)
  await gate('one')
  await gate('other')
})
